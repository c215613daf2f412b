// @vitest-environment jsdom
import { listNoteTemplates, type NoteTemplateDraft, saveNoteTemplate, starterTemplates } from "@kyuseki/domain";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./NoteSettingRoute.tsx";

const server = teamServerOfFile();
let services: Services;
beforeEach(async () => {
  services = await server.signIn();
});
afterEach(cleanup);

function example(): NoteTemplateDraft {
  const [draft] = starterTemplates;
  if (!draft) throw new Error("there is an example");
  return draft;
}

const add = (name: string) =>
  services.call(saveNoteTemplate, { body: { ...example(), name, template_id: null, version: null } });
const stored = async () => (await services.call(listNoteTemplates)).templates;

function show(search = "") {
  return renderRoutes(
    services,
    [
      { path: "/note/note-setting", element: <Component /> },
      { path: "/note", element: <p>成長ノート</p> },
    ],
    { at: `/note/note-setting${search}` },
  );
}

const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^テンプレートの名前/ });
const type = async (value: string) => fireEvent.change(await name(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "保存する" }));

test("NO-2 例から始めて保存すると、テンプレートができ、そのアドレスに移る。何もしなければ、できない", async () => {
  const { router } = show();
  fireEvent.click(await screen.findByRole("button", { name: "試合のあと" }));
  expect(await stored()).toEqual([]);
  save();
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?template=\d+$/));
  const [template] = await stored();
  expect(template).toMatchObject({ ...starterTemplates[1], version: 1, archived: false, notes: 0 });
  expect(router.state.location.search).toBe(`?template=${template?.template_id}`);
  expect(await screen.findByRole("link", { name: "選手の画面で見る" })).toBeTruthy();
});

test("R2 書きかけはテンプレートごとに残り、閉じて開いても同じ。ほかの画面へ移る前に聞く", async () => {
  const [first, second] = [await add("ふりかえり"), await add("試合のあと")];
  const page = show(`?template=${first.template_id}`);
  await type("毎日のふりかえり");
  fireEvent.change(screen.getByRole("combobox", { name: "テンプレート" }), {
    target: { value: String(second.template_id) },
  });
  await waitFor(async () => expect((await name()).value).toBe("試合のあと"));
  page.unmount();

  const again = show(`?template=${first.template_id}`);
  expect((await name()).value).toBe("毎日のふりかえり");
  void again.router.navigate("/note");
  expect(await screen.findByText("テンプレートに、保存していない変更があります。")).toBeTruthy();
  expect(again.router.state.location.pathname).toBe("/note/note-setting");
});

test("R4 ほかの人が先に保存した欄と、自分の欄が両方残る", async () => {
  const { template_id, version } = await add("ふりかえり");
  show();
  await type("毎日のふりかえり");
  await services.call(saveNoteTemplate, {
    body: { ...example(), name: "ふりかえり", remind: true, template_id, version },
  });
  save();
  await waitFor(async () =>
    expect(await stored()).toEqual([
      expect.objectContaining({ name: "毎日のふりかえり", remind: true, version: version + 2 }),
    ]),
  );
});

test("使うのをやめても、知らせから元に戻せる", async () => {
  await add("ふりかえり");
  const undo = new Promise<() => void>((resolve) => {
    services.bus.on("toast", (toast) => toast.undo && resolve(toast.undo));
  });
  show();
  fireEvent.keyDown(await screen.findByRole("button", { name: "テンプレートのその他の操作" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: /使うのをやめる/ }));
  expect(await screen.findByText(/このテンプレートは使っていません/)).toBeTruthy();
  expect(await stored()).toEqual([expect.objectContaining({ archived: true })]);
  (await undo)();
  await waitFor(async () => expect(await stored()).toEqual([expect.objectContaining({ archived: false })]));
});
