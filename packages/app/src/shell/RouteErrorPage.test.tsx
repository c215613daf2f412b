// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { themeOfWindow } from "../../testing/theme.ts";
import { ChunkFailure } from "../services/chunkLoader.ts";
import { ServicesProvider } from "../services/services.ts";
import { createSessionStore } from "../services/session/session.ts";
import { createTokenStorage } from "../services/session/tokenStorage.ts";
import { Page } from "./AppProviders.tsx";
import { createServices } from "./createServices.ts";
import { RouteErrorPage } from "./RouteErrorPage.tsx";

afterEach(cleanup);

function Screen({ thrown }: { thrown: () => unknown }) {
  const error = thrown();
  if (error) throw error;
  return <p>測定の表</p>;
}

/** A shell around one screen, which throws what it is given. */
function open(thrown: () => unknown) {
  const logged: string[] = [];
  const services = createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session: createSessionStore(
      createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
    ),
    theme: themeOfWindow(),
    log: (message) => logged.push(message),
  });
  const shell = (
    <>
      <nav>案内</nav>
      <Outlet />
    </>
  );
  const router = createMemoryRouter([
    {
      element: shell,
      children: [{ path: "/", element: <Screen thrown={thrown} />, errorElement: <RouteErrorPage /> }],
    },
  ]);
  render(
    <Page>
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </Page>,
  );
  return logged;
}

test("ER-4 一つの画面が壊れても外枠は使え、番号が記録と同じで、再試行できる", async () => {
  let error: Error | null = new Error("壊れた表");
  const logged = open(() => error);

  expect((await screen.findByRole("alert")).textContent).toContain("この画面を表示できませんでした");
  expect(screen.getByText("案内")).toBeTruthy();
  const number = screen.getByText(/^E-[0-9A-F]{4}-\d{8}$/).textContent ?? "";
  expect(logged.some((line) => line.startsWith(`${number} `) && line.includes("壊れた表"))).toBe(true);

  error = null;
  fireEvent.click(screen.getByRole("button", { name: "再試行" }));
  expect(await screen.findByText("測定の表")).toBeTruthy();
});

test("R9 部品が届かないときは、新しい版を読み込み直すようにすすめる", async () => {
  open(() => new ChunkFailure(new TypeError("Failed to fetch")));
  expect((await screen.findByText("新しい版に変わりました")).tagName).toBe("STRONG");
  expect(screen.getByRole("button", { name: "読み込み直す" })).toBeTruthy();
});
