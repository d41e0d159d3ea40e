import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type OpenEvent, useGuides, useIsHeadJudge } from "#parts";
import { useLog, usePreferences } from "#store";
import { Desk } from "../Desk.tsx";
import { CasePage } from "./CasePage.tsx";
import { InboxList } from "./InboxList.tsx";
import { type Case, inboxOf } from "./inbox.ts";

export function DeskScreen() {
  return <Desk>{(event) => <Inbox event={event} />}</Desk>;
}

function Inbox({ event }: { readonly event: OpenEvent }) {
  const [params] = useSearchParams();
  const id = params.get("case");
  const cases = useInbox(event);
  return id === null ? <InboxList event={event} cases={cases} /> : <CasePage key={id} event={event} id={id} cases={cases} />;
}

function useInbox({ state }: OpenEvent): readonly Case[] {
  // A view is a new object with every change of the log; its state is the same one, changed in place.
  const view = useLog();
  const guides = useGuides();
  const [{ judge }] = usePreferences();
  const headJudge = useIsHeadJudge();
  const own = headJudge ? judge.trim() : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view tells that the state has changed.
  return useMemo(() => inboxOf(state, { guides, headJudge: own }), [view, guides, own]);
}
