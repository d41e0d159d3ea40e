import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/Icon.tsx";
import styles from "./Desk.module.css";

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
}

export function Empty({ icon, title, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={40} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
