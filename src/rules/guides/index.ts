import type { Guide } from "../model.ts";
import { dci2005 } from "./dci-2005.ts";
import { dciRel3 } from "./dci-rel3.ts";
import { mtgIpg } from "./mtg-ipg.ts";
import { mtgJar } from "./mtg-jar.ts";
import { vekn2004 } from "./vekn-2004.ts";

/** The guides that Floorbook ships. */
export const guides: readonly Guide[] = [dci2005, dciRel3, vekn2004, mtgIpg, mtgJar];
