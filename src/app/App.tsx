import { useEffect } from "react";
import { createHashRouter, RouterProvider } from "react-router";
import { type Hub, HubProvider } from "#hub";
import { useShownLanguage } from "#i18n";
import { type Stores, StoresProvider, usePreferences } from "#store";
import { listenForOpenedFiles } from "#ui/opened-file.ts";
import { CrashScreen } from "./CrashScreen.tsx";
import { NotFound } from "./NotFound.tsx";
import { Shell } from "./Shell.tsx";

const router = createHashRouter([
  {
    path: "show/:guide/:infraction",
    errorElement: <CrashScreen />,
    hydrateFallbackElement: <div />,
    lazy: async () => ({ Component: (await import("#features/show")).ShowScreen }),
  },
  {
    element: <Shell />,
    errorElement: <CrashScreen />,
    hydrateFallbackElement: <div />,
    children: [
      // A screen that breaks leaves the others within reach.
      {
        errorElement: <CrashScreen />,
        children: [
          { index: true, lazy: async () => ({ Component: (await import("#features/wizard")).HomeScreen }) },
          { path: "rule/:draft/:step?", lazy: async () => ({ Component: (await import("#features/wizard")).WizardScreen }) },
          { path: "log", lazy: async () => ({ Component: (await import("#features/journal")).JournalScreen }) },
          { path: "log/:entry", lazy: async () => ({ Component: (await import("#features/journal")).EntryScreen }) },
          { path: "investigations", lazy: async () => ({ Component: (await import("#features/investigation")).CasesScreen }) },
          { path: "investigations/new", lazy: async () => ({ Component: (await import("#features/investigation")).NewCaseScreen }) },
          { path: "investigations/take", lazy: async () => ({ Component: (await import("#features/investigation")).TakeCaseScreen }) },
          { path: "investigations/:case", lazy: async () => ({ Component: (await import("#features/investigation")).CaseScreen }) },
          {
            path: "investigations/:case/report",
            lazy: async () => ({ Component: (await import("#features/investigation")).ReportScreen }),
          },
          {
            path: "investigations/:case/hand-over",
            lazy: async () => ({ Component: (await import("#features/investigation")).HandOverScreen }),
          },
          { path: "practice", lazy: async () => ({ Component: (await import("#features/practice")).PracticeScreen }) },
          { path: "practice/:number", lazy: async () => ({ Component: (await import("#features/practice")).PracticeCaseScreen }) },
          { path: "quiz", lazy: async () => ({ Component: (await import("#features/practice")).QuizScreen }) },
          { path: "slip/:of", lazy: async () => ({ Component: (await import("#features/slips")).SlipScreen }) },
          { path: "players", lazy: async () => ({ Component: (await import("#features/players")).PlayersScreen }) },
          { path: "players/import", lazy: async () => ({ Component: (await import("#features/players")).ImportScreen }) },
          { path: "players/:player", lazy: async () => ({ Component: (await import("#features/players")).PlayerScreen }) },
          { path: "guide/:guide?", lazy: async () => ({ Component: (await import("#features/browse")).GuideScreen }) },
          { path: "guide/:guide/table", lazy: async () => ({ Component: (await import("#features/browse")).TableScreen }) },
          { path: "guide/:guide/:section", lazy: async () => ({ Component: (await import("#features/browse")).SectionScreen }) },
          { path: "more", lazy: async () => ({ Component: (await import("#features/settings")).MoreScreen }) },
          { path: "desk", lazy: async () => ({ Component: (await import("#features/desk")).DeskScreen }) },
          { path: "desk/board", lazy: async () => ({ Component: (await import("#features/desk")).BoardScreen }) },
          { path: "desk/charts", lazy: async () => ({ Component: (await import("#features/desk")).ChartsScreen }) },
          { path: "desk/judges", lazy: async () => ({ Component: (await import("#features/desk")).JudgesScreen }) },
          { path: "desk/debrief", lazy: async () => ({ Component: (await import("#features/desk")).DebriefScreen }) },
          { path: "desk/report", lazy: async () => ({ Component: (await import("#features/desk")).ReportScreen }) },
          { path: "clocks", lazy: async () => ({ Component: (await import("#features/clocks")).ClocksScreen }) },
          { path: "clocks/:clock", lazy: async () => ({ Component: (await import("#features/clocks")).ClockScreen }) },
          { path: "tables", lazy: async () => ({ Component: (await import("#features/tables")).TablesScreen }) },
          { path: "tables/end", lazy: async () => ({ Component: (await import("#features/tables")).EndScreen }) },
          { path: "tables/import", lazy: async () => ({ Component: (await import("#features/tables")).PairingsScreen }) },
          { path: "tables/:table", lazy: async () => ({ Component: (await import("#features/tables")).TableScreen }) },
          { path: "deck-checks", lazy: async () => ({ Component: (await import("#features/deck-checks")).DeckChecksScreen }) },
          { path: "deck-checks/new", lazy: async () => ({ Component: (await import("#features/deck-checks")).CheckScreen }) },
          { path: "events", lazy: async () => ({ Component: (await import("#features/settings")).EventsScreen }) },
          { path: "events/new", lazy: async () => ({ Component: (await import("#features/settings")).NewEventScreen }) },
          { path: "events/current", lazy: async () => ({ Component: (await import("#features/settings")).EventScreen }) },
          { path: "privacy", lazy: async () => ({ Component: (await import("#features/settings")).PrivacyScreen }) },
          { path: "data", lazy: async () => ({ Component: (await import("#features/settings")).DataScreen }) },
          { path: "exchange", lazy: async () => ({ Component: (await import("#features/exchange")).ExchangeScreen }) },
          { path: "exchange/join", lazy: async () => ({ Component: (await import("#features/exchange")).JoinScreen }) },
          { path: "exchange/scan", lazy: async () => ({ Component: (await import("#features/exchange")).ScanScreen }) },
          { path: "exchange/send", lazy: async () => ({ Component: (await import("#features/exchange")).SendScreen }) },
          { path: "exchange/receive", lazy: async () => ({ Component: (await import("#features/exchange")).ReceiveScreen }) },
          { path: "exchange/file", lazy: async () => ({ Component: (await import("#features/exchange")).FileScreen }) },
          { path: "exchange/hub", lazy: async () => ({ Component: (await import("#features/exchange")).HubScreen }) },
          { path: "guides", lazy: async () => ({ Component: (await import("#features/guides")).GuidesScreen }) },
          { path: "about", lazy: async () => ({ Component: (await import("#features/settings")).AboutScreen }) },
          { path: "*", element: <NotFound /> },
        ],
      },
    ],
  },
]);

listenForOpenedFiles(() => void router.navigate("/exchange/file"));

export function App({ stores, hub }: { readonly stores: Stores; readonly hub: Hub }) {
  return (
    <StoresProvider stores={stores}>
      <HubProvider hub={hub}>
        <Remembered />
        <RouterProvider router={router} />
      </HubProvider>
    </StoresProvider>
  );
}

/** Keeps what was chosen on the screen and what is remembered the same. */
function Remembered() {
  const [preferences, set] = usePreferences();
  const shown = useShownLanguage();
  const { theme, language } = preferences;
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  useEffect(() => {
    const asChosenByBrowser = language === undefined && document.documentElement.dataset["appReady"] === undefined;
    if (shown !== language && !asChosenByBrowser) set({ language: shown });
    document.documentElement.dataset["appReady"] = "";
  }, [shown, language, set]);
  return null;
}
