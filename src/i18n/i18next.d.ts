import "i18next";
import type browse from "#locales/en/ui/browse.json";
import type claims from "#locales/en/ui/claims.json";
import type common from "#locales/en/ui/common.json";
import type desk from "#locales/en/ui/desk.json";
import type exchange from "#locales/en/ui/exchange.json";
import type floor from "#locales/en/ui/floor.json";
import type guides from "#locales/en/ui/guides.json";
import type hub from "#locales/en/ui/hub.json";
import type investigation from "#locales/en/ui/investigation.json";
import type journal from "#locales/en/ui/journal.json";
import type keeping from "#locales/en/ui/keeping.json";
import type players from "#locales/en/ui/players.json";
import type practice from "#locales/en/ui/practice.json";
import type privacy from "#locales/en/ui/privacy.json";
import type scan from "#locales/en/ui/scan.json";
import type settings from "#locales/en/ui/settings.json";
import type show from "#locales/en/ui/show.json";
import type slip from "#locales/en/ui/slip.json";
import type wizard from "#locales/en/ui/wizard.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      browse: typeof browse;
      claims: typeof claims;
      common: typeof common;
      exchange: typeof exchange;
      floor: typeof floor;
      guides: typeof guides;
      desk: typeof desk;
      hub: typeof hub;
      investigation: typeof investigation;
      journal: typeof journal;
      keeping: typeof keeping;
      players: typeof players;
      practice: typeof practice;
      privacy: typeof privacy;
      scan: typeof scan;
      settings: typeof settings;
      show: typeof show;
      slip: typeof slip;
      wizard: typeof wizard;
    };
  }
}
