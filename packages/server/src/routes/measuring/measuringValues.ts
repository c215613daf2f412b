import { contract, Failure, type MeasureItem, type MeasuringCell } from "@kyuseki/domain";
import { cellErrorOf } from "@kyuseki/domain/measuringDays";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import { lockMeasuringDay } from "../../store/measuring/measuringDays.ts";
import { listStoredValues, type StoredValue, upsertMeasuringValues } from "../../store/measuring/measuringValues.ts";
import { lockMembers } from "../../store/members/memberChanges.ts";

/** Saves the values of a measuring day (BE-7). */
export function measuringValueRoutes(api: Api) {
  serve(api, contract.saveMeasuringValues, async ({ session, params: { id }, body, db, now, audit }) => {
    const { team_id } = session.team;
    const cells = lastOfEach(body.cells);
    const memberIds = [...new Set(cells.map(({ member_id }) => member_id))];
    // Members before the day: two coaches who save at once never wait for each other in a circle.
    const members = await lockMembers(db, team_id, memberIds);
    if (members.filter(({ state, deleted_at }) => state === "active" && !deleted_at).length < memberIds.length)
      throw new Failure("not_found", { message: "選手が削除されたか、いまはチームにいません。" });
    const day = await lockMeasuringDay(db, team_id, id, "for share");
    if (!day) throw new Failure("not_found");
    if (day.closed_at) throw closed();
    const items = (await listMeasureItems(db, team_id)).filter((item) => day.item_ids.includes(item.id));
    requireTakeable(body.cells, items);

    const stored = new Map(
      (await listStoredValues(db, team_id, day.date, memberIds)).map((cell) => [keyOf(cell), cell]),
    );
    const { written, differing } = partitionCells(cells, stored);
    if (written.length > 0) {
      await upsertMeasuringValues(db, team_id, day, written, session.user.id, now);
      await audit("measured", { memberIds: [...new Set(written.map(({ member_id }) => member_id))] });
    }
    return { saved: cells.length - differing.length, differing };
  });
}

type CellKey = { member_id: number; item_id: number };
const keyOf = ({ member_id, item_id }: CellKey) => `${member_id} ${item_id}`;

/** A cell that is named twice in one call: what was typed last. */
function lastOfEach(cells: readonly MeasuringCell[]): MeasuringCell[] {
  return [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
}

/** A cell that holds what is sent already is saved; one that is neither this nor what the coach began from differs. */
function partitionCells(cells: readonly MeasuringCell[], stored: ReadonlyMap<string, StoredValue>) {
  const written: MeasuringCell[] = [];
  const differing: { member_id: number; item_id: number; value: number | null; by: string | null }[] = [];
  for (const cell of cells) {
    const { value = null, by = null } = stored.get(keyOf(cell)) ?? {};
    if (value === cell.value) continue;
    if (value === cell.from) written.push(cell);
    else differing.push({ member_id: cell.member_id, item_id: cell.item_id, value, by });
  }
  return { written, differing };
}

/** @throws Failure "invalid" that names every cell the item does not take, or was typed in another unit; "not_found" for an item the day has not */
function requireTakeable(cells: readonly MeasuringCell[], items: readonly MeasureItem[]) {
  const fields: Record<string, string> = {};
  for (const [index, { item_id, value, unit }] of cells.entries()) {
    const item = items.find(({ id }) => id === item_id);
    if (!item) throw new Failure("not_found");
    if (value === null) continue;
    if (unit !== undefined && unit !== item.unit) fields[`cells.${index}.value`] = otherUnit(item, unit);
    else if (cellErrorOf(value, item)) fields[`cells.${index}.value`] = sentence(item);
  }
  if (Object.keys(fields).length > 0) throw new Failure("invalid", { fields });
}

const otherUnit = ({ name, unit }: MeasureItem, before: string) =>
  `${name}の単位が「${before}」から「${unit}」に変わりました。${unit}で入力し直してください`;

function sentence({ name, lowest, highest, unit, decimals }: MeasureItem) {
  const digits = decimals === 0 ? "整数" : `小数${decimals}桁まで`;
  return `${name}は${rangeText({ lowest, highest, unit })}${digits}で入力してください`;
}

/** Without a lower bound, what is above nought (`cellErrorOf`). */
function rangeText({ lowest, highest, unit }: Pick<MeasureItem, "lowest" | "highest" | "unit">) {
  if (lowest === null) return highest === null ? "" : `${highest} ${unit}以下、`;
  return highest === null ? `${lowest} ${unit}以上、` : `${lowest}〜${highest} ${unit}、`;
}

const closed = () =>
  new Failure("conflict", {
    message: "この測定会は終わっています。「入力を再開する」を押してから、もう一度保存してください。",
  });
