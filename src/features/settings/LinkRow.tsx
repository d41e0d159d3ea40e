import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#ui/Icon.tsx";
import styles from "./settings.module.css";

interface LinkRowProps {
  readonly to: string;
  readonly label: string;
  readonly detail?: ReactNode;
}

export function LinkRow({ to, label, detail }: LinkRowProps) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <span className={styles.rowText}>
          <span>{label}</span>
          {detail && <span className="muted">{detail}</span>}
        </span>
        <Icon name="next" size={20} />
      </Link>
    </li>
  );
}
