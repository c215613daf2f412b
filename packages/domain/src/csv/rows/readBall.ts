import type { MappedColumn } from "../../contract/analyzer/columnMapping.ts";
import { dayInJapan } from "../../statistics/day.ts";
import type { Moment } from "../cells/readMoment.ts";
import type { RowErrorSource } from "../csvRowError.ts";
import type { BodyRecord } from "../files/bodyRecords.ts";
import type { ReadPlan } from "../readPlan.ts";
import { mainTargets, measuredTargets } from "../target.ts";
import { type BallRecord, type BallValues, checkBall } from "./draft.ts";
import { readMeasured } from "./readMeasured.ts";
import { readName } from "./readName.ts";
import { readHitCells, readPitchCells } from "./readWordCells.ts";

/** `player` as written; empty where the row names nobody. */
export type ReadBall = { player: string } & (
  | { record: BallRecord; warnings: readonly RowErrorSource[] }
  | { refused: RowErrorSource }
);

/**
 * The ball of this mode on a row, 1 batting or 2 pitching. A wrong name, date, speed or angle refuses it; any other
 * wrong value is left out and reported.
 */
export function readBall(
  mode: 1 | 2,
  { cells, player }: Pick<BodyRecord, "cells" | "player">,
  plan: ReadPlan,
  moment: Moment | RowErrorSource,
): ReadBall {
  const { columns } = plan;
  const name = readName(mode, cells, plan, player);
  const refuse = (refused: RowErrorSource): ReadBall => ({ player: name.text, refused });
  const { values, faults, lost } = readMeasured(plan.readings[mode], cells);
  if (lost.includes("speed")) for (const field of zeroWithSpeed) delete values[field];
  const grave = faults.find(({ field }) => graveFields.includes(field));
  if (grave) return refuse(grave);
  const speedAt = columns[mode === 1 ? "exit_speed" : "pitch_speed"];
  if (mainTargets[mode].every((target) => values[measuredTargets[target].field] === undefined)) {
    return refuse(faults[0] ?? { code: lost.length > 0 ? "untracked" : "empty", at: speedAt });
  }

  if (name.text === "") return refuse({ code: "player", at: name.at });
  if ("code" in moment) return refuse(moment);

  const words = mode === 2 ? readPitchCells(cells, plan) : { said: readHitCells(cells, plan), warnings: [] };
  const at = { mode, datetime: moment.s, filming_date: dayInJapan(new Date(moment.s * 1000)) };
  const checked = checkedBall({ ...values, ...words.said, ...at }, plan);
  if ("refused" in checked) return refuse(checked.refused);
  const warnings = [...faults, ...words.warnings, ...checked.warnings, ...unusual(checked.record, speedAt)];
  return { record: checked.record, player: name.text, warnings };
}

/** Fields that a device also sets to zero when it lost the ball. */
const zeroWithSpeed = ["angle", "distance", "spray_angle", "spin_rate"] as const;
const graveFields: readonly string[] = ["speed", "angle"];

/** The ball without values that the contract refuses; an error when a required value is refused. */
function checkedBall(
  values: BallValues,
  plan: ReadPlan,
): { record: BallRecord; warnings: readonly RowErrorSource[] } | { refused: RowErrorSource } {
  const kept: BallValues = { ...values };
  const warnings: RowErrorSource[] = [];
  const columnOf = (name: string) =>
    plan.readings[values.mode].find(({ target }) => measuredTargets[target].field === name)?.at;
  for (;;) {
    const checked = checkBall(kept);
    if ("record" in checked) {
      if (kept.distance !== undefined && checked.record.distance === null) {
        warnings.push({ code: "impossible_distance", at: columnOf("distance") });
      }
      return { record: checked.record, warnings };
    }
    const { field, code } = checked;
    const at = columnOf(field);
    if (!isMeasuredField(field, kept)) return { refused: { code: "date", at: plan.columns.date } };
    if (graveFields.includes(field)) return { refused: { code, at } };
    delete kept[field];
    warnings.push({ code, at });
  }
}

type Droppable = Exclude<keyof BallValues, "mode" | "datetime" | "filming_date">;
const isMeasuredField = (field: string, values: BallValues): field is Droppable =>
  field in values && !["mode", "datetime", "filming_date"].includes(field);

/** km/h. Values outside are possible, but more often the unit is wrong. */
const usual = { 1: [30, 180], 2: [40, 160] } as const;

function unusual({ mode, speed }: BallRecord, at: MappedColumn | undefined): readonly RowErrorSource[] {
  const [slow, fast] = usual[mode];
  return speed !== null && (speed < slow || speed > fast) ? [{ code: "unusual_speed", at }] : [];
}
