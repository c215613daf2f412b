import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";
import { playerPlaceOrders, rankedKinds } from "../../vocabulary/rankingKinds.ts";
import { codeIn } from "../codeField.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  compared,
  conditions,
  namedPlayer,
  nationalConditions,
  nationally,
  paging,
  placeSchema,
  prefectureSchema,
  rangeSchema,
  readPlayer,
} from "./rankingFields.ts";

const noParams = z.object({});

const localRankingRowSchema = z.object({
  ...readPlayer,
  grade: z.enum(grades),
  rank: placeSchema,
  /** Place in the period before; null: not measured in it. */
  rank_before: z.nullable(placeSchema),
  /** Best of the period, or the number of measurements for kind 3. km/h, m or 回, one decimal. */
  value: z.number(),
  /** null for kind 3. */
  mean: z.nullable(z.number()),
  count: z.int(),
  /** Day of the best; for kind 3 the last day measured. */
  date: z.iso.date(),
  /**
   * The 90th percentile of the period (EV90), for pitching the mean of the fastest tenth; null with fewer than 10 balls
   * and for kind 3.
   */
  fast: z.nullable(z.number()),
  /** The same of the earliest quarter of the last 12 months. */
  base: z.nullable(z.number()),
  /** Balls measured in that quarter. */
  base_count: z.int(),
  /** 伸び率, %: `fast` against `base`. */
  growth: z.nullable(z.number()),
});
export type LocalRankingRow = z.infer<typeof localRankingRowSchema>;

const localRankingQuerySchema = z.object({
  kind: z._default(codeIn(rankedKinds), 1),
  ...conditions,
  /** Only device measurements, nothing entered by hand; for teams with the analyzer (RO-2). */
  source: z.optional(z.enum(["analyzer"])),
});
export type LocalRankingQuery = z.infer<typeof localRankingQuerySchema>;

const localRankingSchema = z.object({
  ...compared,
  range: rangeSchema,
  before: rangeSchema,
  base: rangeSchema,
  /** Every active player measured in the period, best first. */
  rows: z.array(localRankingRowSchema),
  median: z.nullable(z.number()),
  median_before: z.nullable(z.number()),
});
export type LocalRanking = z.infer<typeof localRankingSchema>;

/**
 * @throws invalid for a ball that the team's sport does not use
 * @throws forbidden for `source=analyzer` in a team without the analyzer
 */
export const getLocalRanking = defineEndpoint({
  id: "getLocalRanking",
  method: "GET",
  path: "/api/coach/ranking/individual/local",
  access: "coach",
  params: noParams,
  query: localRankingQuerySchema,
  body: z.undefined(),
  reply: localRankingSchema,
  status: 200,
});

/** Everything that is shown of other teams' players (AP-6). */
const nationalRowSchema = z.object({
  /** Position in the list; unlike a rank, ties do not share it. */
  place: placeSchema,
  rank: placeSchema,
  value: z.number(),
  prefecture: prefectureSchema,
  grade: z.enum(grades),
  /** null: a player of another team. */
  member: z.nullable(z.object(namedPlayer)),
});
export type NationalRankingRow = z.infer<typeof nationalRowSchema>;

const ownPositionSchema = z.object({
  ...readPlayer,
  grade: z.enum(grades),
  place: placeSchema,
  rank: placeSchema,
  value: z.number(),
  /** 上位 %, one decimal. */
  share: z.number(),
});
export type OwnPosition = z.infer<typeof ownPositionSchema>;

const nationalQuerySchema = z.object({
  kind: z._default(codeIn(rankedKinds), 1),
  ...nationalConditions,
  ...paging,
  /** Of the pages. */
  sort: z._default(z.enum(playerPlaceOrders), "place"),
});
export type NationalRankingQuery = z.infer<typeof nationalQuerySchema>;

const nationalRankingSchema = z.object({
  ...nationally,
  /** Players in the group compared; 0 when the group is too small to be shown. */
  players: z.int(),
  /** The group has players, but fewer than `rankingLimits.fewestPlayers`, so nothing of it is shown. */
  too_few: z.boolean(),
  /** The best value in the group. */
  first: z.nullable(z.number()),
  /** Players by value, lowest first: bins of equal width from `start`. */
  bins: z.object({ start: z.number(), width: z.number(), counts: z.array(z.int()) }),
  /** Own players, best first, at most `rankingLimits.own`. */
  own: z.array(ownPositionSchema),
  own_total: z.int(),
  rows: z.array(nationalRowSchema),
});
export type NationalRanking = z.infer<typeof nationalRankingSchema>;

/** @throws invalid for a ball that the team's sport does not use */
export const getNationalRanking = defineEndpoint({
  id: "getNationalRanking",
  method: "GET",
  path: "/api/coach/ranking/individual/national",
  access: "coach",
  params: noParams,
  query: nationalQuerySchema,
  body: z.undefined(),
  reply: nationalRankingSchema,
  status: 200,
});
