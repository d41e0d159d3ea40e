import type { Guide } from "../model.ts";
import { fleshAndBlood } from "./flesh-and-blood.ts";
import { grandArchive } from "./grand-archive.ts";
import { lycee } from "./lycee.ts";
import { mtgIpg201907, mtgIpg202001 } from "./mtg-ipg-editions.ts";
import { riftbound } from "./riftbound.ts";
import { starWarsUnlimited } from "./star-wars-unlimited.ts";
import { veknV2 } from "./vekn-v2.ts";
import { yuGiOh } from "./yu-gi-oh.ts";

/** Guides that put the model to the test; never shipped. */
export const testGuides: readonly Guide[] = [
  fleshAndBlood,
  grandArchive,
  lycee,
  mtgIpg201907,
  mtgIpg202001,
  riftbound,
  starWarsUnlimited,
  veknV2,
  yuGiOh,
];
