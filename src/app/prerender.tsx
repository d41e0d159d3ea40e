/** Runs while the app is built: the start screen of a phone without an event, made of the app's own components. */
import { prerender } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { HomeScreen } from "#features/wizard";
import { type Language, showLanguage, startI18n } from "#i18n";
import { createPreferences, StoresProvider } from "#store";
import { createStores } from "./create-stores.ts";
import { Shell } from "./Shell.tsx";

export async function prerenderFirstScreen(language: Language): Promise<string> {
  await startI18n(language);
  await showLanguage(language);
  const router = createMemoryRouter([{ element: <Shell />, children: [{ index: true, Component: HomeScreen }] }]);
  const { prelude } = await prerender(
    <StoresProvider stores={createStores(createPreferences(undefined))}>
      <RouterProvider router={router} />
    </StoresProvider>,
  );
  const html = await new Response(prelude).text();
  // Addresses inside the app stand behind the hash; React's own marks are for a page that it takes over.
  return html.replaceAll('href="/', 'href="#/').replaceAll(/<!--.*?-->/g, "");
}
