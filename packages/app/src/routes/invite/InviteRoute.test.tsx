// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { testPassword } from "@kyuseki/server/testing";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { signIn } from "../../services/session/signing.ts";
import { Component } from "./InviteRoute.tsx";

const code = "a".repeat(43);

const server = teamServerOfFile();
beforeEach(async () => {
  window.sessionStorage.clear();
  await server.db.query(
    `insert into coach_invites (team_id, coach_type, email, code_hash, created_at, expires_at)
     values ($1, 'coach', 'atarashii@example.jp', sha256($2::text::bytea), now(), now() + interval '1 hour')`,
    [server.ids().teamId, code],
  );
});
afterEach(cleanup);

const other = { email: "coach@example.jp", password: testPassword, remember: false };
const leave = () => screen.findByRole("button", { name: "別の人として参加する（ログアウト）" });

async function open() {
  const services = await server.signIn();
  const routes = [
    { path: "/invite", element: <Component /> },
    { path: "/", element: <p>ホーム</p> },
  ];
  renderRoutes(services, routes, { at: `/invite#${code}`, chunks: everyChunk });
  return services;
}

test("OF-5 別の人として参加するためのログアウトも、書きかけを消す前にたずねる", async () => {
  const services = await open();
  const { managerId } = server.ids();
  services.drafts.write(managerId, "contact", "書きかけ", true);

  fireEvent.click(await leave());
  await screen.findByRole("alertdialog", { name: "保存していない入力が1件あります。ログアウトしますか？" });
  expect(services.session.read().status).toBe("signed_in");
  fireEvent.click(screen.getByRole("button", { name: "ログアウトしない" }));
  expect(services.drafts.unsaved(managerId)).toEqual(["contact"]);

  fireEvent.click(await leave());
  fireEvent.click(await screen.findByRole("button", { name: "破棄してログアウト" }));
  await waitFor(() => expect(services.session.read()).toEqual({ status: "signed_out", reason: "left" }));
});

test("書きかけがなければ、たずねずにログアウトし、次に入った人はログインしたまま", async () => {
  const { session, call } = await open();
  fireEvent.click(await leave());
  await waitFor(() => expect(session.read()).toEqual({ status: "signed_out", reason: "left" }));
  await act(() => signIn(session, call, other));
  await leave();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(session.read()).toMatchObject({ status: "signed_in", user: { name: "片山 恵" } });
});

test("書いた名前は読み直しても残り、参加すれば消える。パスワードは預けない", async () => {
  const openSignedOut = async () => {
    const services = await open();
    fireEvent.click(await leave());
    return { services, name: await screen.findByLabelText<HTMLInputElement>("お名前") };
  };
  const first = await openSignedOut();
  expect(first.name.value).toBe("");
  fireEvent.change(first.name, { target: { value: "水野 あかり" } });
  fireEvent.change(screen.getByLabelText("パスワード"), { target: { value: testPassword } });
  cleanup();

  const again = await openSignedOut();
  expect(again.name.value).toBe("水野 あかり");
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(testPassword);
  fireEvent.change(screen.getByLabelText("パスワード"), { target: { value: testPassword } });
  fireEvent.click(screen.getByRole("button", { name: "登録して始める" }));
  await waitFor(() => expect(again.services.session.read()).toMatchObject({ user: { name: "水野 あかり" } }));
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain("水野");
});
