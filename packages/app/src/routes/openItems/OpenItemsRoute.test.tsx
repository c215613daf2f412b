// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { Component, prefetch } from "./OpenItemsRoute.tsx";

const server = teamServerOfFile();
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  const midori = { last_name: "増田", first_name: "碧", last_name_kana: "ますだ", first_name_kana: "みどり" };
  const saku = { last_name: "青山", first_name: "朔", last_name_kana: "あおやま", first_name_kana: "さく" };
  for (const names of [midori, saku]) await addMember(server.db, teamId, names);
  // Without a record for days; 増田 the longest.
  await server.db.query(
    "update members set created_at = now() - case last_name when '増田' then interval '9 days' else interval '5 days' end",
  );
});

async function open(address: string) {
  const services = await server.signIn();
  await prefetch(services);
  const { router } = renderRoutes(services, [{ path: "/notification/open-items", element: <Component /> }], {
    at: `/notification/open-items${address}`,
  });
  return () => router.state.location.search;
}

const names = () => Array.from(document.querySelectorAll("tbody th b"), ({ textContent }) => textContent);

test("D-9 並び順、表示件数、名前の検索は、アドレスから読み、アドレスに書く", async () => {
  const at = await open("?sort=-since&size=10");
  expect(names()).toEqual(["青山 朔", "増田 碧"]);
  fireEvent.click(screen.getByText("いつから（新しい順）"));
  await waitFor(() => expect(names()).toEqual(["増田 碧", "青山 朔"]));
  await waitFor(() => expect(at()).toBe("?size=10"));
  fireEvent.change(screen.getByLabelText("表示件数"), { target: { value: "50" } });
  await waitFor(() => expect(at()).toBe("?size=50"));
  fireEvent.change(screen.getByLabelText("名前・よみがな", { selector: "input" }), { target: { value: "あおやま" } });
  await waitFor(() => expect(names()).toEqual(["青山 朔"]));
  await waitFor(() => expect(at()).toBe(`?q=${encodeURIComponent("あおやま")}&size=50`));
  fireEvent.click(screen.getByText("ことがらごと"));
  await waitFor(() => expect(at()).toBe(`?by=item&q=${encodeURIComponent("あおやま")}&size=50`));
  expect(screen.getByText("1人")).toBeTruthy();
});
