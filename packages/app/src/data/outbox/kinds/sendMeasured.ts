import {
  Failure,
  getMeasuringDay,
  type MeasuringCell,
  type MeasuringSheet,
  saveMeasuringValues,
} from "@kyuseki/domain";
import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import type { OutboxItem, OutboxKind, OutboxOutcome } from "@kyuseki/domain/outbox";
import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";
import type { MeasuringPayload } from "./measuringKind.ts";

/** Saves cells of one day; one that somebody else has changed meanwhile comes back as a question (OF-4). */
export const sendMeasured =
  ({ call, queries }: KindServices): OutboxKind["send"] =>
  async (items, key) => {
    const payloads = items.map(({ payload }) => payload as MeasuringPayload);
    const dayId = payloads[0]?.day_id ?? 0;
    const cells = payloads.map(({ member_id, item_id, from, value }) => ({ member_id, item_id, from, value }));
    try {
      const keepalive = cells.length <= keepaliveCells;
      const { differing } = await call(saveMeasuringValues, { params: { id: dayId }, body: { cells }, keepalive, key });
      const theirs = new Map(differing.map((each) => [keyOf(each), each]));
      showStored(
        queries,
        dayId,
        cells.map((cell) => ({ ...cell, value: (theirs.get(keyOf(cell)) ?? cell).value })),
      );
      return cells.map((cell) => outcomeOf(theirs.get(keyOf(cell))));
    } catch (error) {
      return refusedOf(
        error,
        items,
        () => call(getMeasuringDay, { params: { id: dayId } }),
        () => queries.invalidateQueries({ queryKey: queryKeys.measuringSheet(dayId) }),
      );
    }
  };

function outcomeOf(other: { value: number | null; by: string | null } | undefined): OutboxOutcome {
  if (!other) return { state: "stored" };
  const theirs = { value: other.value, by: other.by };
  return { state: "open", revise: (payload) => ({ ...(payload as MeasuringPayload), kept: false, theirs }) };
}

/** What a refusal says about each cell. @throws the failure where it does not say which cell is meant */
async function refusedOf(
  error: unknown,
  items: readonly OutboxItem[],
  readDay: () => Promise<unknown>,
  renew: () => Promise<unknown>,
): Promise<OutboxOutcome[]> {
  if (!(error instanceof Failure)) throw error;
  const { code, message, fields = {} } = error;
  const named = items.map((_, at) => fields[`cells.${at}.value`]);
  if (code === "invalid" && named.some(Boolean)) {
    return named.map((reason) =>
      reason === undefined ? { state: "again" } : { state: "refused", refusal: { code, message: reason } },
    );
  }
  if (code !== "not_found" && !(code === "conflict" && Object.keys(fields).length === 0)) throw error;
  // Somebody has ended or deleted the day, or a player has left: what stands on the page is read anew.
  await renew();
  const isOfDay = code === "conflict" || (await isGone(readDay));
  if (!isOfDay) throw error;
  return items.map(() => ({ state: "refused", refusal: { code, message } }));
}

const isGone = async (read: () => Promise<unknown>) => {
  try {
    await read();
    return false;
  } catch (error) {
    return error instanceof Failure && error.code === "not_found";
  }
};

/** What the page shows is what the server has now; rows that have not changed stay the same objects. */
function showStored(queries: QueryClient, dayId: number, cells: readonly MeasuringCell[]) {
  const queryKey = queryKeys.measuringSheet(dayId);
  // An answer that is on its way was asked for before.
  void queries.cancelQueries({ queryKey });
  queries.setQueryData<MeasuringSheet>(queryKey, (sheet) => sheet && withCells(sheet, cells));
  // The list of days counts the values too.
  void queries.invalidateQueries({
    predicate: ({ queryKey: [resource, id] }) =>
      resource !== queryKeys.members[0] && !(resource === queryKeys.measuringDays[0] && id === dayId),
    refetchType: "none",
  });
}

function withCells(sheet: MeasuringSheet, cells: readonly MeasuringCell[]): MeasuringSheet {
  const ofMember = Map.groupBy(cells, ({ member_id }) => member_id);
  return {
    ...sheet,
    rows: sheet.rows.map((row) => {
      const stored = new Map(ofMember.get(row.member_id)?.map(({ item_id, value }) => [item_id, value]));
      if (stored.size === 0) return row;
      const values = sheet.items.map(
        ({ id }, at) => stored.get(id) ?? (stored.has(id) ? null : (row.values[at] ?? null)),
      );
      return { ...row, values };
    }),
  };
}

/** Some 40 KiB of the 64 a browser lets outlive a page. */
const keepaliveCells = 500;

const keyOf = ({ member_id, item_id }: Pick<UnsentCell, "member_id" | "item_id">) => `${member_id} ${item_id}`;
