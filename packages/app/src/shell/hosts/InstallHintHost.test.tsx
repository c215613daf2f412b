// @vitest-environment jsdom
import { media } from "@kyuseki/ui";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { themeOfWindow } from "../../../testing/theme.ts";
import { ServicesProvider } from "../../services/services.ts";
import { createSessionStore } from "../../services/session/session.ts";
import { createTokenStorage } from "../../services/session/tokenStorage.ts";
import { Page } from "../AppProviders.tsx";
import { createServices } from "../createServices.ts";
import { InstallHintHost } from "./InstallHintHost.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const twice = JSON.stringify({ count: 2, at: 0 });
const visits = (): { count: number; shown?: boolean } => JSON.parse(localStorage.getItem("kyuseki-visits") ?? "{}");
const reply = {
  success: true,
  token: "token",
  user: { id: 1, name: "大野 監督", coach_type: "manager", is_coach: true },
  team: {
    team_id: 1,
    name: "青葉台",
    sport_type: "baseball",
    nextshot_available: true,
    logo: null,
    pitch_reading: "short",
  },
} as const;

/** Opens the app at the third visit, on a device to which these media queries apply. */
function openThird(...applying: string[]) {
  localStorage.setItem("kyuseki-visits", twice);
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: applying.includes(query) }),
  );
  const session = createSessionStore(
    createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
  );
  session.signInWith(reply, { remember: false });
  const config = { topSiteUrl: null, playerSiteUrl: null, demo: null };
  const services = createServices({ config, session, theme: themeOfWindow(), log: () => {} });
  const app = (
    <Page>
      <ServicesProvider value={services}>
        <InstallHintHost />
      </ServicesProvider>
    </Page>
  );
  render(app);
  return { session };
}

const phone = [media.mobile, "(pointer: coarse)"];
const hint = () => screen.queryByRole("region", { name: "ホーム画面に追加できます" });

test("OF-1 スマートフォンでは、ブラウザーの確認を開ける。ログアウトしても、もう一度は出ない", async () => {
  const { session } = openThird(...phone);
  const prompt = vi.fn(async () => {});
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "追加する" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();

  act(() => session.signOut("left"));
  expect(visits()).toMatchObject({ count: 3, shown: true });
});

test("ブラウザーから申し出がなければ、メニューからの追加を案内し、閉じられる", () => {
  openThird(...phone);
  expect(hint()?.textContent).toContain("ブラウザーのメニューから「ホーム画面に追加」");
  fireEvent.click(screen.getByRole("button", { name: "ホーム画面の案内を閉じる" }));
  expect(hint()).toBeNull();
});

test.each([
  ["追加してあれば", [...phone, "(display-mode: standalone)"]],
  ["パソコンでは", []],
  ["小さくした窓では", [media.mobile]],
])("%s、数えも案内もしない", (_, applying) => {
  openThird(...applying);
  expect(hint()).toBeNull();
  expect(visits()).toEqual({ count: 2, at: 0 });
});
