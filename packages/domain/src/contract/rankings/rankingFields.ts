import * as z from "zod/mini";
import { tablePages } from "../../limits.ts";
import { defaultPeriod, periods } from "../../statistics/period.ts";
import { gradeGroups } from "../../vocabulary/grade.ts";
import { genders } from "../../vocabulary/person.ts";
import { defaultBattingType } from "../../vocabulary/rankingKinds.ts";
import { codeIn } from "../codeField.ts";
import { dayField } from "../rowFields.ts";
import { balls } from "../team/team.ts";

const day = z.iso.date();
export const rangeSchema = z.object({ start: day, end: day });
export const placeSchema = z.int().check(z.minimum(1));
export const prefectureSchema = z.int().check(z.minimum(1), z.maximum(47));

/** A period, or the first day of the range (YYYY-MM-DD) (EN-10). */
export const spanField = z._default(z.union([codeIn(periods), dayField()]), defaultPeriod);

/**
 * Who and what is compared. By default the team's own ball; batting type and ball are ignored where they do not apply.
 */
export const conditions = {
  period: z._default(codeIn(periods), defaultPeriod),
  gender: z.optional(z.enum(genders)),
  grade: z.optional(z.enum(gradeGroups)),
  batting_type: z._default(codeIn([1, 2, 3]), defaultBattingType),
  ball: z.optional(z.enum(balls)),
};

/** Of the nation: without `grade` the school stage of most of the team's players, `all` for every stage. */
export const nationalConditions = { ...conditions, grade: z.optional(z.enum([...gradeGroups, "all"])) };

/** One page of a long list; without `page`, its top and the places around one's own. */
export const paging = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  limit: z._default(codeIn(tablePages.sizes), tablePages.defaultSize),
};

/** The resolved conditions; null where one does not apply. */
export const compared = { batting_type: z.nullable(z.literal([1, 2, 3])), ball: z.nullable(z.enum(balls)) };

export const namedPlayer = { id: z.int(), last_name: z.string(), first_name: z.string() };

/** An own player, who is also searched for by reading. */
export const readPlayer = { ...namedPlayer, last_name_kana: z.string(), first_name_kana: z.string() };

/** What both national rankings share. */
export const nationally = {
  ...compared,
  /** The rankings are as of the end of this day. */
  as_of: day,
  range: rangeSchema,
  /** The school stage compared; null: every one, or one that does not apply. */
  grade: z.nullable(z.enum(gradeGroups)),
  /** Whether the own team takes part (各種設定). */
  national: z.boolean(),
};
