import {
  Failure,
  getMeasuringDay,
  type MeasuringCell,
  type MeasuringSheet,
  saveMeasuringValues,
  wasDoneBefore,
} from "@kyuseki/domain";
import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import type { OutboxItem, OutboxKind, OutboxOutcome } from "@kyuseki/domain/outbox";
import { storedAt } from "../../../services/storedAnswers/storedAt.ts";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";
import type { MeasuringPayload } from "./measuringKind.ts";
import { showMeasured } from "./showMeasured.ts";

/** Saves cells of one day; one that somebody else has changed meanwhile comes back as a question (OF-4). */
export const sendMeasured =
  (services: KindServices): OutboxKind["send"] =>
  async (items, key) => {
    const { call, queries } = services;
    const payloads = items.map(({ payload }) => payload as MeasuringPayload);
    const dayId = payloads[0]?.day_id ?? 0;
    const cells = payloads.map(({ member_id, item_id, from, value, unit }) => ({
      member_id,
      item_id,
      from,
      value,
      ...(unit !== undefined && { unit }),
    }));
    try {
      const keepalive = cells.length <= keepaliveCells;
      const { differing } = await call(saveMeasuringValues, { params: { id: dayId }, body: { cells }, keepalive, key });
      const theirs = new Map(differing.map((each) => [keyOf(each), each]));
      showMeasured(
        services,
        dayId,
        cells.map((cell) => ({ ...cell, value: (theirs.get(keyOf(cell)) ?? cell).value })),
      );
      return cells.map((cell) => outcomeOf(theirs.get(keyOf(cell))));
    } catch (error) {
      if (wasDoneBefore(error)) return outcomesNow(services, dayId, cells);
      return refusedOf(
        error,
        items,
        () => readSheet(services, dayId),
        () => queries.invalidateQueries({ queryKey: queryKeys.measuringSheet(dayId) }),
      );
    }
  };

function outcomeOf(other: { value: number | null; by: string | null } | undefined): OutboxOutcome {
  if (!other) return { state: "stored" };
  const theirs = { value: other.value, by: other.by };
  return { state: "open", revise: (payload) => ({ ...(payload as MeasuringPayload), kept: false, theirs }) };
}

/**
 * What became of cells that were sent so long ago that their answer is not kept any longer: one that holds another value
 * was refused then or has been changed since, and is asked about (OF-4).
 */
async function outcomesNow(services: KindServices, dayId: number, cells: readonly MeasuringCell[]) {
  const sheet = await readSheet(services, dayId).catch((error: unknown) => {
    if (isOfGone(error)) return undefined;
    throw error;
  });
  const present: MeasuringCell[] = [];
  const outcomes = cells.map((cell) => {
    const value = sheet && valueOn(sheet, cell);
    if (value === undefined) return outcomeOf(undefined);
    present.push({ ...cell, value });
    return outcomeOf(value === cell.value ? undefined : { value, by: null });
  });
  showMeasured(services, dayId, present);
  return outcomes;
}

/** undefined where the sheet has no such cell by now. */
function valueOn({ items, rows }: MeasuringSheet, { member_id, item_id }: MeasuringCell): number | null | undefined {
  return rows.find((row) => row.member_id === member_id)?.values[items.findIndex(({ id }) => id === item_id)];
}

/** As the server has it, not as this device remembers it. */
async function readSheet({ call }: KindServices, id: number): Promise<MeasuringSheet> {
  const { signal } = new AbortController();
  const sheet = await call(getMeasuringDay, { params: { id }, signal });
  if (storedAt.has(signal)) throw new Failure("unavailable");
  return sheet;
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
    // Its range or unit is another by now, or the page would have refused it: the page shows the one that holds.
    await renew();
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
    return isOfGone(error);
  }
};

const isOfGone = (error: unknown) => error instanceof Failure && error.code === "not_found";

/** Some 40 KiB of the 64 a browser lets outlive a page. */
const keepaliveCells = 500;

const keyOf = ({ member_id, item_id }: Pick<UnsentCell, "member_id" | "item_id">) => `${member_id} ${item_id}`;
