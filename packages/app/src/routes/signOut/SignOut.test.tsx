// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import { rememberPersons } from "../../services/session/persons.ts";
import { SignOut } from "./SignOut.tsx";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.startOver();
  window.sessionStorage.clear();
});
afterEach(cleanup);

/** In a tab that is opened anew. */
async function open() {
  window.sessionStorage.clear();
  const services = await server.signIn();
  const handleClose = vi.fn();
  renderRoutes(services, [{ path: "/", element: <SignOut onClose={handleClose} /> }]);
  return { ...services, handleClose };
}
const keep = (userId: number) =>
  window.localStorage.setItem(
    `kyuseki-kept-${userId}-contact`,
    JSON.stringify({ at: Date.now(), value: {}, is_draft: true }),
  );

test("OF-5 前に開いたときの書きかけも、消す前にたずねる", async () => {
  keep(server.ids().managerId);
  const { session, handleClose } = await open();
  await screen.findByRole("alertdialog", { name: "保存していない入力が1件あります。ログアウトしますか？" });
  expect(session.read().status).toBe("signed_in");
  fireEvent.click(screen.getByRole("button", { name: "ログアウトしない" }));
  expect(handleClose).toHaveBeenCalledOnce();
  expect(Object.keys(window.localStorage)).toContain(`kyuseki-kept-${server.ids().managerId}-contact`);
});

test("OF-5 同じ人がほかのチームで書いたものも数え、ほかの人のものは数えない", async () => {
  const there = 1_000_000;
  keep(there);
  keep(there + 1);
  rememberPersons([server.ids().managerId, there]);
  await open();
  await screen.findByRole("alertdialog", { name: /^保存していない入力が1件あります。/ });
});
