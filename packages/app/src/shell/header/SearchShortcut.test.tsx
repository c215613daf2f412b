// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../testing/inPage.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import * as reports from "../../routes/playerReports/PlayerReportsRoute.tsx";
import { SearchShortcut } from "./SearchShortcut.tsx";

const server = teamServerOfFile();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Width = "phone" | "tablet" | "laptop";
/** The widths below which a query of `media` says yes. */
const px = { phone: 390, tablet: 820, laptop: 1280 } as const;

async function open(width: Width, analyzer: boolean) {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: px[width] <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0) }),
  );
  await server.db.query("update teams set nextshot_available = $1", [analyzer]);
  const services = await server.signIn();
  const shown = (text: string) => (
    <>
      <SearchShortcut />
      <main>{text}</main>
    </>
  );
  const router = createMemoryRouter(
    [
      { path: "/note", element: shown("ノート") },
      { path: "/search", element: shown("選手検索") },
      {
        path: "/nextshot/report",
        element: (
          <>
            <SearchShortcut />
            <main>
              <reports.Component />
            </main>
          </>
        ),
      },
    ],
    { initialEntries: ["/note"] },
  );
  renderInPage(services, <RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

const press = (modifier: object) => fireEvent.keyDown(document.body, { key: "k", ...modifier });

test.each([
  { width: "phone", analyzer: true, expected: "/search" },
  { width: "phone", analyzer: false, expected: "/search" },
  { width: "tablet", analyzer: false, expected: "/search" },
  { width: "tablet", analyzer: true, expected: "/nextshot/report" },
  { width: "laptop", analyzer: true, expected: "/note" },
] as const)(
  "RO-7 $width の幅（アナライザー $analyzer）では、Ctrl+K で $expected",
  async ({ width, analyzer, expected }) => {
    const at = await open(width, analyzer);
    press({});
    expect(at()).toBe("/note");
    press({ ctrlKey: true });
    await expect.poll(at).toBe(expected);
  },
);

test("RO-7 選手別レポートは検索欄から始まり、離れても ⌘K で戻る", async () => {
  await server.db.query(
    `insert into members (team_id, last_name, first_name, grade, gender, state)
     select team_id, '増田', '碧', 'j2', 'F', 'active' from teams`,
  );
  await open("tablet", true);
  press({ metaKey: true });
  const field = await screen.findByRole("searchbox", { name: "名前・よみがな" });
  expect(document.activeElement).toBe(field);
  field.blur();
  press({ metaKey: true });
  expect(document.activeElement).toBe(field);
});
