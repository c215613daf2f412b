// @vitest-environment jsdom
import "fake-indexeddb/auto";
import {
  createMeasuringDay,
  dayInJapan,
  getMeasuringDay,
  listMeasureItems,
  type MeasuringSheet,
  saveMeasuringValues,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { addMember } from "@kyuseki/server/testing";
import { QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { teamServerOfFile } from "../../../../testing/teamServerOfFile.ts";
import type { Services } from "../../../services/services.ts";
import { measuringSheetQuery } from "../../measuringDays.ts";
import { queryKeys } from "../../queryKeys.ts";
import type { MeasuringPayload } from "./measuringKind.ts";
import { sendMeasured } from "./sendMeasured.ts";

const server = teamServerOfFile();
let services: Services;
let dayId: number;
let itemId: number;
let members: readonly [number, number];
beforeEach(async () => {
  services = await server.signIn();
  const { items } = await services.call(listMeasureItems);
  itemId = items.find(({ preset }) => preset === "standing_jump")?.id ?? 0;
  const add = async () => (await addMember(server.db, server.ids().teamId, { grade: "e6" })).id;
  members = [await add(), await add()];
  const body = { name: "測定会", date: dayInJapan(new Date()), place: "", item_ids: [itemId] };
  dayId = (await services.call(createMeasuringDay, { body })).id;
});

const cellOf = (member_id: number, value: number, from: number | null = null): MeasuringPayload => ({
  ...{ day_id: dayId, member_id, item_id: itemId, text: String(value), from, value },
  ...{ kept: false, theirs: null },
});
const itemsOf = (...cells: MeasuringPayload[]) =>
  cells.map((payload) => ({ thing: `measuring ${payload.member_id}`, revision: `${payload.member_id}`, payload }));
const saveOther = async (member_id: number, value: number, from: number | null = null) => {
  const cells = [{ member_id, item_id: itemId, from, value }];
  await services.call(saveMeasuringValues, { params: { id: dayId }, body: { cells } });
};
const shownValues = () =>
  services.queries.getQueryData<MeasuringSheet>(queryKeys.measuringSheet(dayId))?.rows.map(({ values }) => values);

test("OF-4・OF-7 返事を聞けないまま一日をすぎても、ほかの人の値とちがったマスは、なくならずに尋ねられる", async () => {
  const [one, two] = members;
  await saveOther(one, 166);
  const send = sendMeasured(services);
  const cells = itemsOf(cellOf(one, 168), cellOf(two, 170));
  await send(cells, "lost-answer");
  // The server forgets the answer, and the key stays.
  const { rowCount } = await server.db.query(
    "update idempotency_keys set body = null, request_hash = '' where key = 'lost-answer'",
  );
  expect(rowCount).toBe(1);
  const [asked, taken] = await send(cells, "lost-answer");
  expect(taken).toEqual({ state: "stored" });
  if (asked?.state !== "open") throw new Error(`it is ${asked?.state}`);
  expect(asked.revise(cellOf(one, 168))).toEqual({ ...cellOf(one, 168), theirs: { value: 166, by: null } });
});

test("R4 表が届く前に値が送られても、表は届き、送った値も、ほかの人の値もある", async () => {
  const [one, two] = members;
  await saveOther(two, 150);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  const slow: Call = async (endpoint, ...input) => {
    asked.push(endpoint.id);
    if (endpoint.id === getMeasuringDay.id && asked.length === 1) await gate;
    return services.call(endpoint, ...input);
  };
  const stop = new QueryObserver(services.queries, measuringSheetQuery(slow, dayId)).subscribe(() => {});
  onTestFinished(stop);
  await waitFor(() => expect(asked).toEqual(["getMeasuringDay"]));
  await sendMeasured(services)(itemsOf(cellOf(one, 168)), "early");
  release();
  await waitFor(() => expect(shownValues()).toEqual([[168], [150]]));
});
