import type { OpenEvent } from "#parts";
import { personOf, type Someone } from "../people.ts";
import type { Saving } from "../use-saving.ts";
import { Comparison } from "./Comparison.tsx";
import { Search } from "./Search.tsx";

interface MergeScreenProps {
  readonly event: OpenEvent;
  readonly person: Someone;
  readonly otherKey: string;
  readonly saving: Saving;
}

/** Two keys, one person? First who else it is, then both side by side. */
export function MergeScreen({ event, person, otherKey, saving }: MergeScreenProps) {
  const other = otherKey === "" ? undefined : personOf(event.state, otherKey);
  if (!other || other.key === person.key) return <Search event={event} person={person} />;
  return <Comparison event={event} one={person} other={other} saving={saving} />;
}
