// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./InformationRoute.tsx";

const server = teamServerOfFile();
let services: Services;
beforeEach(async () => {
  window.sessionStorage.clear();
  services = await server.signIn();
  await server.db.query("delete from information");
  await server.db.query(
    `insert into information (category, title, body, author, published_at)
     select 'feature', '第' || n || '号', '本文です。', '運営事務局', '2026-11-19T01:00Z' from generate_series(1, 12) n
     order by n`,
  );
});
afterEach(cleanup);

function show(address: string) {
  return renderRoutes(services, [{ path: "/information", element: <Component /> }], { at: address }).router;
}

const titles = () =>
  [...document.querySelectorAll("li a")].flatMap(({ textContent }) => textContent?.match(/第\d+号/)?.[0] ?? []);

test("D-9 並び順とページはアドレスに残る", async () => {
  const router = show("/information");
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(titles()[0]).toBe("第12号");
  fireEvent.click(screen.getByLabelText("次のページ"));
  await waitFor(() => expect(titles()).toEqual(["第2号", "第1号"]));
  expect(router.state.location.search).toBe("?page=2");
  fireEvent.change(screen.getByLabelText("並び順", { selector: "select" }), { target: { value: "oldest" } });
  await waitFor(() => expect(titles()[0]).toBe("第1号"));
  expect(router.state.location.search).toBe("?order=oldest");
});

test("D-9 アドレスの並び順とページで開く。ページがもうなければ、最後のページ", async () => {
  show("/information?order=oldest&page=9");
  await waitFor(() => expect(titles()).toEqual(["第11号", "第12号"]));
});
