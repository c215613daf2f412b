// @vitest-environment jsdom
import { gzipSync } from "node:zlib";
import { importCsv } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Outside } from "../../house/outside.ts";
import { Page } from "../../Page.tsx";
import { inHouse, startTeamServer } from "../teamManagement/teamManagement.fixtures.tsx";
import { Component } from "./CsvImportRoute.tsx";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());
afterEach(cleanup);

test("BE-2 履歴から一回ぶんを取り消し、覚えている対応を消す", async () => {
  const services = await server.enter();
  const { id } = await addMember(server.db, server.ids().teamId);
  await services.call(importCsv, {
    body: {
      file_name: "投球.csv",
      file: gzipSync("球速\n118.5").toString("base64"),
      source_key: "0123456789abcdef",
      format: "japanese_sheet",
      mapping: {},
      units: {},
      names: [],
      ball: "rubber",
      refused: 0,
      balls: { member_id: [id], mode: [2], datetime: [1_750_000_000], speed: [118.5] },
    },
  });
  const House = inHouse(services);
  const chunks = { load: () => new Promise<never>(() => {}), settled: () => {} };
  const router = createMemoryRouter([{ path: "/", element: <Component /> }]);
  render(
    <Page>
      <House>
        <Outside value={{ chunks, leave: () => undefined }}>
          <RouterProvider router={router} />
        </Outside>
      </House>
    </Page>,
  );

  fireEvent.click(await screen.findByLabelText("投球.csvの取り込みを取り消す"));
  await screen.findByText("取り消し済み");
  expect((await server.db.query("select 1 from measurements")).rowCount).toBe(0);

  fireEvent.click(await screen.findByLabelText("表計算の対応を消す"));
  await expect.poll(() => screen.queryByText("覚えている対応づけ")).toBeNull();
});
