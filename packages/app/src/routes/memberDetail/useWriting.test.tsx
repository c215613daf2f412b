// @vitest-environment jsdom
import { startWriting } from "@kyuseki/ui";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import type { Services } from "../../services/services.ts";
import { useWriting } from "./useWriting.ts";

const server = teamServerOfFile();
let services: Services;
afterEach(cleanup);
beforeEach(async () => {
  services = await server.signIn();
});

let drawn: ReturnType<typeof useWriting> | null = null;

function Probe() {
  const held = useWriting("member-8");
  useEffect(() => {
    drawn = held;
  });
  return null;
}

function open() {
  const router = createMemoryRouter(
    [
      { path: "/member-list/:member_id", element: <Probe /> },
      { path: "/", element: null },
    ],
    {
      initialEntries: ["/member-list/8?edit=1"],
    },
  );
  const view = render(<RouterProvider router={router} />, { wrapper: withServices(services) });
  const writing = () => {
    if (!drawn) throw new Error("not drawn yet");
    return drawn;
  };
  return {
    writing,
    do: (work: () => void) => act(async () => work()),
    go: (to: string) => act(() => router.navigate(to)),
    at: () => router.state.location.pathname + router.state.location.search,
    reload: () => view.unmount(),
  };
}

const begun = startWriting();
const changed = { ...begun, values: { ...begun.values, last_name: "増" } };

describe("書きかけのメンバー", () => {
  test("R2 読み込み直しても残り、保存した後は残らない", async () => {
    const first = open();
    await first.do(() => first.writing().write(changed));
    first.reload();

    const second = open();
    expect(second.writing().writing).toEqual(changed);
    await second.do(() => second.writing().markSaved());
    second.reload();
    expect(open().writing().writing).toBeNull();
  });

  test("別の所へ行く前に確かめ、残れば入力もアドレスもそのまま", async () => {
    const form = open();
    await form.do(() => form.writing().write(changed));
    await form.go("/");
    expect(form.at()).toBe("/member-list/8?edit=1");
    await form.do(() => form.writing().leaving?.onStay());
    expect(form.writing().leaving).toBeUndefined();
    expect(form.writing().writing).toEqual(changed);
  });

  test("破棄すれば、そこへ行き、書きかけは残らない", async () => {
    const form = open();
    await form.do(() => form.writing().write(changed));
    await form.go("/member-list/8");
    expect(form.writing().leaving).toBeDefined();
    await form.do(() => form.writing().leaving?.onLeave());
    await waitFor(() => expect(form.at()).toBe("/member-list/8"));
    expect(form.writing().writing).toBeNull();
  });

  test("うしろの一覧の絞り込みは、確かめない", async () => {
    const form = open();
    await form.do(() => form.writing().write(changed));
    await form.go("/member-list/8?grade=j&edit=1");
    expect(form.at()).toBe("/member-list/8?grade=j&edit=1");
    expect(form.writing().leaving).toBeUndefined();
  });

  test("何も書いていなければ、確かめずに行く", async () => {
    const form = open();
    await form.go("/");
    expect(form.at()).toBe("/");
  });

  test.each([
    { name: "元に戻した", work: () => drawn?.write(null) },
    { name: "保存した", work: () => drawn?.markSaved() },
  ])("$name なら、確かめずに行く", async ({ work }) => {
    const form = open();
    await form.do(() => form.writing().write(changed));
    await form.do(work);
    await form.go("/");
    expect(form.at()).toBe("/");
  });
});
