// @vitest-environment jsdom
import { media } from "@kyuseki/ui";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../testing/inPage.tsx";
import { servicesAlone } from "../../../testing/servicesAlone.ts";
import { InstallHintHost } from "./InstallHintHost.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const twice = JSON.stringify({ count: 2, at: 0 });
const visits = (): { count: number; shown?: boolean } => JSON.parse(localStorage.getItem("kyuseki-visits") ?? "{}");
/** Opens the app at the third visit, on a device to which these media queries apply. */
function openThird(...applying: string[]) {
  localStorage.setItem("kyuseki-visits", twice);
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: applying.includes(query) }),
  );
  const services = servicesAlone();
  renderInPage(services, <InstallHintHost />);
  return { session: services.session };
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
