import { type MouseEvent, useCallback, useMemo } from "react";
import { useHref, useNavigate } from "react-router";
import { useTranslation } from "#i18n";
import type { Entry } from "#log";
import { timeOf } from "#parts";

/** What every row needs of the app, taken once for all of them: a row that asks by itself costs a fling its smoothness. */
export interface RowWords {
  readonly round: (entry: Entry) => string;
  readonly day: (entry: Entry) => string;
  readonly table: (table: string) => string;
  readonly judgeAt: (entry: Entry) => string;
  readonly href: (entry: Entry) => string;
  /** For a plain tap on the link of `href`; anything else is the browser's. */
  readonly open: (click: MouseEvent<HTMLAnchorElement>) => void;
}

export function useRowWords(): RowWords {
  const { t } = useTranslation("desk");
  const { t: common } = useTranslation("common");
  const navigate = useNavigate();
  const base = useHref("/log/");
  const open = useCallback(
    (click: MouseEvent<HTMLAnchorElement>) => {
      if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
      click.preventDefault();
      void navigate(`/log/${click.currentTarget.dataset["entry"] ?? ""}`);
    },
    [navigate],
  );
  return useMemo(
    () => ({
      round: ({ round }) => common("round-short", { round }),
      day: ({ day }) => common("day", { day }),
      table: (table) => common("table", { table }),
      judgeAt: ({ by, at }) => t("judge-at", { judge: by, time: timeOf(at) }),
      href: ({ id }) => `${base}${encodeURIComponent(id)}`,
      open,
    }),
    [t, common, base, open],
  );
}
