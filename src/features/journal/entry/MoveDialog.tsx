import { useMemo, useState } from "react";
import { useTranslation } from "#i18n";
import { comparable, type Entry, LIMITS, type LogState, type Player, playerKey, resolve } from "#log";
import { nameOf } from "#parts";
import type { Writing } from "#store";
import { Choice } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { peopleNamed } from "../names.ts";
import { ActionForm } from "./ActionForm.tsx";
import type { ActionDialogProps, Item } from "./action-dialog.ts";
import { Consequences } from "./Consequences.tsx";

/** More than fit under the thumb; typing narrows them down. */
const SHOWN = 12;

interface MoveDialogProps extends ActionDialogProps {
  readonly item: Item;
  readonly entry?: Entry;
}

/** It was somebody else: the entry goes to another person's record, and the history says so. */
export function MoveDialog({ event, item, entry, saving, open, onClose }: MoveDialogProps) {
  const { t } = useTranslation("journal");
  const { t: common } = useTranslation("common");
  const { state } = event;
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string>();
  const current = item.player === undefined ? undefined : resolve(state, item.player);
  const people = useMemo(() => (open ? peopleFor(state, typed, current) : []), [open, state, typed, current]);
  const newcomer = newcomerFor(state, typed, current);
  const options = people.slice(0, SHOWN).map((each) => ({ value: each.key, label: labelOf(each) }));
  if (newcomer) options.push({ value: newcomer, label: t("move.new", { name: typed.trim() }) });
  const player = options.some((each) => each.value === chosen) ? chosen : undefined;

  async function submit() {
    if (player === undefined) return;
    const added: Writing[] =
      player === newcomer ? [{ body: { kind: "player-added", player, person: { name: typed.trim(), role: "player" } } }] : [];
    const target = item.id;
    const back: Writing[] = item.player === undefined ? [] : [{ body: { kind: "reassigned", target, player: item.player } }];
    const isKept = await saving.save("moved", [...added, { body: { kind: "reassigned", target, player } }], back);
    if (!isKept) return;
    setTyped("");
    setChosen(undefined);
    onClose();
  }

  return (
    <Dialog title={t("move.title")} closeLabel={common("action.close")} open={open} onClose={onClose}>
      <ActionForm
        saving={saving}
        label={
          player === undefined
            ? t("move.action")
            : t("move.action-to", { name: player === newcomer ? typed.trim() : nameOf(state, player) })
        }
        missing={player === undefined ? t("move.missing") : undefined}
        onSubmit={() => void submit()}
      >
        <TextField
          label={t("move.search")}
          type="search"
          value={typed}
          maxLength={LIMITS.name}
          onChange={({ target }) => setTyped(target.value)}
          {...(people.length > SHOWN ? { hint: t("move.more", { count: people.length - SHOWN }) } : {})}
        />
        {options.length > 0 ? (
          <Choice legend={t("move.people")} hideLegend options={options} value={player} onChange={setChosen} />
        ) : (
          <p className="muted">{t("move.nobody")}</p>
        )}
        {player !== undefined && entry && <Consequences event={event} changed={{ ...entry, player }} />}
      </ActionForm>
    </Dialog>
  );
}

function peopleFor(state: LogState, typed: string, current: string | undefined): readonly Player[] {
  const keys = typed.trim() === "" ? new Set([...state.players.keys()].map((key) => resolve(state, key))) : peopleNamed(state, typed);
  return [...keys]
    .flatMap((key) => (key === current ? [] : (state.players.get(key) ?? [])))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

/** The key of somebody who is not on the phone yet; undefined while the typed name belongs to somebody. */
function newcomerFor(state: LogState, typed: string, current: string | undefined): string | undefined {
  const name = typed.trim();
  if (name === "") return undefined;
  const key = playerKey({ name });
  if (key === current || state.players.has(key)) return undefined;
  return [...state.players.values()].some((each) => comparable(each.name) === comparable(name)) ? undefined : key;
}

function labelOf({ name, ref }: Player): string {
  return ref === undefined || ref === "" ? name : `${name} · ${ref}`;
}
