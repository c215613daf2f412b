// @vitest-environment jsdom
import { gzipSync } from "node:zlib";
import { importCsv, sendCsvFile } from "@kyuseki/domain";
import { csvParserVersion } from "@kyuseki/domain/csv";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./CsvImportRoute.tsx";

const server = teamServerOfFile();
afterEach(cleanup);

/** One ball of a player's, in a file of that name. */
async function imported({ call }: Services, file_name: string, speed: number) {
  const { id } = await addMember(server.db, server.ids().teamId);
  const { file_id } = await call(sendCsvFile, {
    body: new Uint8Array(gzipSync("球速\n118.5")),
    type: "application/octet-stream",
  });
  await call(importCsv, {
    body: {
      file_name,
      file_id,
      parser_version: csvParserVersion,
      again_of: null,
      source_key: "0123456789abcdef",
      format: "japanese_sheet",
      mapping: {},
      units: {},
      names: [],
      ball: "rubber",
      refused: 0,
      balls: { member_id: [id], mode: [2], datetime: [1_750_000_000], speed: [speed] },
    },
  });
}

function open(services: Services, address = "/") {
  const { router } = renderRoutes(services, [{ path: "/", element: <Component /> }], { at: address });
  return { search: () => router.state.location.search };
}

test("BE-2 履歴から一回ぶんを取り消し、覚えている対応を消す", async () => {
  const services = await server.signIn();
  await imported(services, "投球.csv", 118.5);
  open(services);

  fireEvent.click(await screen.findByLabelText("投球.csvの取り込みを取り消す"));
  await screen.findByText("取り消し済み");
  expect((await server.db.query("select 1 from measurements")).rowCount).toBe(0);

  fireEvent.click(await screen.findByLabelText("表計算の対応を消す"));
  await expect.poll(() => screen.queryByText("覚えている対応づけ")).toBeNull();
});

test("D-9 履歴の見方は、アドレスから読み、アドレスに書く", async () => {
  const services = await server.signIn();
  await imported(services, "投球.csv", 118.5);
  await imported(services, "春の打撃.csv", 90);
  const page = open(services, "/?q=%E6%98%A5&period=1&sort=accepted&size=25");

  await screen.findByText("2件中 1件");
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["春の打撃.csv"]);
  fireEvent.click(screen.getByRole("button", { name: "すべての期間" }));
  await expect.poll(page.search).toBe("?q=%E6%98%A5&sort=accepted&size=25");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "夏" } });
  await screen.findByText("条件に合う取り込みがありません");
  fireEvent.click(screen.getByRole("button", { name: "条件をクリア" }));
  await screen.findByText("2件中 2件");
  await expect.poll(page.search).toBe("");
});
