// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { useSession } from "../../services/services.ts";
import { rememberUserIds } from "../../services/session/accountUserIds.ts";
import { SignOut } from "./SignOut.tsx";

const server = teamServerOfFile();
beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

/** In a tab that is opened anew; `otherTab`: one that is open beside it, where the browser says so. */
async function open(otherTab?: string) {
  window.sessionStorage.clear();
  const signedIn = await server.signIn();
  const ids = async () => new Set([signedIn.tabs.id, otherTab ?? ""]);
  const services = { ...signedIn, ...(otherTab && { tabs: { id: signedIn.tabs.id, ids } }) };
  const handleClose = vi.fn();
  renderRoutes(services, [{ path: "/", element: <Place onClose={handleClose} /> }]);
  return { ...services, handleClose };
}
/** Stands, as everywhere, only while somebody is signed in. */
function Place({ onClose }: { onClose: () => void }) {
  return useSession().status === "signed_in" ? <SignOut onClose={onClose} /> : null;
}
const keep = (userId: number, tab?: string) =>
  window.localStorage.setItem(
    `kyuseki-kept-${userId}-contact`,
    JSON.stringify({ at: Date.now(), value: {}, is_draft: true, tab }),
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
  rememberUserIds([server.ids().managerId, there]);
  await open();
  await screen.findByRole("alertdialog", { name: /^保存していない入力が1件あります。/ });
});

test("S6 開いているタブが自分で残すものは、たずねない。ほかのチームのものは、戻らないのでたずねる", async () => {
  keep(server.ids().managerId, "other");
  const { session } = await open("other");
  await waitFor(() => expect(session.read()).toEqual({ status: "signed_out", reason: "left" }));
  cleanup();

  const there = 1_000_000;
  keep(there, "other");
  rememberUserIds([server.ids().managerId, there]);
  await open("other");
  await screen.findByRole("alertdialog", { name: /^保存していない入力が1件あります。/ });
});
