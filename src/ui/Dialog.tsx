import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { Icon } from "./Icon.tsx";

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog that rises from the bottom, where the thumb is. */
export function Dialog({ title, closeLabel, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose}>
      {open && (
        <div className="stack">
          <div className="row">
            <h2 className="grow">{title}</h2>
            <Button look="icon" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
