import { type MeasurementRecord, measurementRecordSchema } from "../../contract/analyzer/measurementRecord.ts";
import type { CsvRowErrorCode } from "../csvRowError.ts";

/** A record without the team, the member and the id at the source, which a device's file does not know. */
export type BallRecord = Omit<MeasurementRecord, "team_id" | "member_id" | "source_id" | "video_id" | "ball">;

/** One ball of a file (BE-2). */
export type MeasurementDraft = BallRecord & {
  /** As in a spreadsheet, from 1. */
  row: number;
  /** As written. */
  player: string;
  /** What the file says of the moment, when that is less than the second; `datetime` is then where it begins. */
  grain: "day" | "minute" | null;
};

/** A record as far as the file gives it. */
export type BallValues = Partial<BallRecord> & Pick<BallRecord, "mode" | "datetime" | "filming_date">;

type Checked = { record: BallRecord } | { field: string; code: CsvRowErrorCode };

/** The values within the contract's limits, or the first field that breaks them. */
export function checkBall(values: BallValues): Checked {
  const checked = measurementRecordSchema.safeParse({ ...values, ...nobody });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return { field: String(issue?.path[0]), code: issue?.code === "custom" ? "impossible" : "range" };
  }
  const {
    team_id: _team,
    member_id: _member,
    source_id: _source,
    video_id: _video,
    ball: _ball,
    ...record
  } = checked.data;
  return { record };
}

const nobody = { team_id: 1, member_id: 1, source_id: "-" } as const;
