import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#ui/Icon.tsx";
import rows from "#ui/rows.module.css";

interface LinkRowProps {
  readonly to: string;
  readonly label: string;
  readonly detail?: ReactNode;
}

/** A row of a list that leads to another screen. */
export function LinkRow({ to, label, detail }: LinkRowProps) {
  return (
    <li>
      <Link to={to} className={rows.row}>
        <span className={rows.rowText}>
          <span>{label}</span>
          {detail && <span className="muted">{detail}</span>}
        </span>
        <Icon name="next" size={20} />
      </Link>
    </li>
  );
}
