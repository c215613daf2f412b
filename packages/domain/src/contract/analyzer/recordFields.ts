import * as z from "zod/mini";
import { textField } from "../fields.ts";
import { dayField, idField } from "../rowFields.ts";

// Field schemas of the rows that sister products push; the messages name the field in Japanese.

/** May be null or left out; both become null. */
export const nullish = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

export function whole(label: string, min: number, max: number) {
  const message = `${label}は${min}〜${max}の整数で指定してください`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
}

/** Rounded to three decimals, finer than any device, so that every number can be stored. */
export function number(label: string, min: number, max: number) {
  const message = `${label}は${min}〜${max}の数字で指定してください`;
  return z.number(message).check(z.minimum(min, message), z.maximum(max, message), z.overwrite(toThousandths));
}

const toThousandths = (value: number) => Math.round(value * 1000) / 1000;

const id = (label: string) => idField(`${label}が正しくありません`);

/** Whose row it is, and its id at the source: a row that comes again under it is the same row. */
export const owned = z.object({
  team_id: id("team_id"),
  member_id: id("member_id"),
  source_id: textField("source_id", 1, 100),
});

/** YYYY-MM-DD in Asia/Tokyo, from 2000 on. */
export const day = dayField("日付は YYYY-MM-DD で指定してください").check(
  z.refine((date) => date >= "2000-01-01", "2000年より前の日付は受け付けられません"),
);

const earliestS = Date.UTC(2000, 0, 1) / 1000;
const latestS = Date.UTC(2100, 0, 1) / 1000;
const momentMessage = "日時は秒で数えたUNIX時間で指定してください";

/** Unix seconds (EN-9). */
export const moment = z
  .number(momentMessage)
  .check(z.minimum(earliestS, momentMessage), z.maximum(latestS, momentMessage));
