// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { everyChunk } from "../../testing/renderRoutes.tsx";
import { servicesAlone } from "../../testing/servicesAlone.ts";
import { keepScroll, sectionKey } from "../services/lastView.ts";
import { ServicesProvider, useSignedIn } from "../services/services.ts";
import { ShellProvider } from "../services/shellContext.ts";
import { Page } from "./AppProviders.tsx";
import { RouteFrame } from "./RouteFrame.tsx";

afterEach(cleanup);

function Signed() {
  return <p>{useSignedIn().team.name}</p>;
}

function open(at = "/member-list") {
  const services = servicesAlone();
  const exitToLogin = vi.fn();
  const failed = vi.fn(() => null);
  const Failed = failed;
  const router = createMemoryRouter(
    [{ element: <RouteFrame />, children: [{ path: "*", element: <Signed />, errorElement: <Failed /> }] }],
    { initialEntries: [at] },
  );
  render(
    <Page>
      <ServicesProvider value={services}>
        <ShellProvider value={{ chunks: everyChunk, exitToLogin }}>
          <RouterProvider router={router} />
        </ShellProvider>
      </ServicesProvider>
    </Page>,
  );
  return { ...services, exitToLogin, failed, router };
}

test.each(["left", "expired"] as const)("SE-8 ログアウトのとき（%s）、画面は壊れずに消える", async (reason) => {
  const { session, exitToLogin, failed } = open();
  expect(screen.getByText("青葉台")).toBeTruthy();
  await act(async () => session.signOut(reason));
  expect(screen.queryByText("青葉台")).toBeNull();
  expect([exitToLogin.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0]);
});

test("SE-6 使用中に期限が切れても、読み込み直すまで画面はそのまま", async () => {
  const { session, failed } = open();
  await act(async () => session.signOut("expired_in_use"));
  expect(screen.getByText("青葉台")).toBeTruthy();
  expect(failed).not.toHaveBeenCalled();
});

const question = { name: "保存していない入力が1件あります。ログアウトしますか？" };
const keepDraft = () =>
  localStorage.setItem("kyuseki-kept-1-contact", JSON.stringify({ at: Date.now(), value: "書きかけ", is_draft: true }));

test("OF-5 /logout でも、書きかけを消す前にたずねる。やめればホームへ戻る", async () => {
  keepDraft();
  const { session, router } = open("/logout");
  await screen.findByRole("alertdialog", question);
  expect(session.read().status).toBe("signed_in");
  fireEvent.click(screen.getByRole("button", { name: "ログアウトしない" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  expect(localStorage.getItem("kyuseki-kept-1-contact")).not.toBeNull();
  await act(async () => session.signOut("left"));
});

test("SE-8 /logout は、消すものがなければ、たずねずにログアウトする", async () => {
  const { session } = open("/logout");
  await waitFor(() => expect(session.read()).toEqual({ status: "signed_out", reason: "left" }));
});

const scroll = sectionKey("scroll");
const scrolledTo = () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  open();
  return scrollTo.mock.calls.at(-1);
};

test("ブラウザが開いたページは、前に開いたページの位置から始まらず、自分の位置に戻る", () => {
  sessionStorage.setItem(scroll, JSON.stringify({ default: 700, "/note": 500 }));
  expect(scrolledTo()).not.toContain(700);
  cleanup();
  sessionStorage.setItem(scroll, JSON.stringify({ default: 700, "/member-list": 300 }));
  expect(scrolledTo()).toEqual([0, 300]);
});

test.each([
  { stored: '{"/note":500,"/member-list":300}', opened: "/member-list", kept: { "/note": 500 } },
  { stored: '{"/note":500,"/member-list":300}', opened: "", kept: { "/note": 500, "/member-list": 300 } },
  { stored: "7", opened: "", kept: {} },
  { stored: "{", opened: "", kept: {} },
])("R3 $opened を直接開くと、その位置だけを忘れる", ({ stored, opened, kept }) => {
  sessionStorage.setItem(scroll, stored);
  keepScroll("scroll", opened);
  expect(JSON.parse(sessionStorage.getItem(scroll) ?? "")).toEqual(kept);
});
