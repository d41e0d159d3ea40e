import { Link } from "react-router";
import { Icon } from "#ui/Icon.tsx";
import styles from "./exchange.module.css";

export function LinkRow({ to, label, detail }: { readonly to: string; readonly label: string; readonly detail: string }) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <span className={styles.rowText}>
          <span>{label}</span>
          <span className="muted">{detail}</span>
        </span>
        <Icon name="next" size={20} />
      </Link>
    </li>
  );
}
