import type { OpenEvent } from "#parts";
import type { Saving } from "./use-saving.ts";

/** What every action's dialog needs. It stays mounted while closed, so that what was typed is there when it opens again. */
export interface ActionDialogProps {
  readonly event: OpenEvent;
  readonly saving: Saving;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** An entry or a note, as far as an action on either goes. */
export interface Item {
  readonly id: string;
  readonly day: number;
  readonly round: number;
  readonly table?: string;
  readonly player?: string;
}
