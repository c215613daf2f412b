import * as z from "zod/mini";
import { teamPlaceOrders, teamRankedKinds } from "../../vocabulary/rankingKinds.ts";
import { defineEndpoint } from "../endpoint.ts";
import { nationalConditions, nationally, paging, placeSchema, prefectureSchema } from "./rankingFields.ts";

const noParams = z.object({});

const teamRowSchema = z.object({
  place: placeSchema,
  rank: placeSchema,
  name: z.string(),
  prefecture: prefectureSchema,
  /** Active players for 実施率, otherwise the measured ones. */
  members: z.int(),
  /** %, or the mean of the best values; one decimal. */
  value: z.number(),
  own: z.boolean(),
});
export type TeamRankingRow = z.infer<typeof teamRowSchema>;

const ownTeamSchema = z.object({
  place: placeSchema,
  rank: placeSchema,
  rank_before: z.nullable(placeSchema),
  value: z.number(),
  members: z.int(),
  /** The nearest team with a better value; null for the best team. */
  above: z.nullable(
    z.object({
      rank: placeSchema,
      gap: z.number(),
      /** How many more recorded days would close the gap; 実施率 only. */
      records: z.nullable(z.int()),
    }),
  ),
  prefecture: z.object({ rank: placeSchema, teams: z.int(), rank_before: z.nullable(placeSchema) }),
});
export type OwnTeamPosition = z.infer<typeof ownTeamSchema>;

/** 実施率 is of the whole team: gender and grade are ignored. */
const teamRankingQuerySchema = z.object({
  kind: z._default(z.enum(teamRankedKinds), "practice"),
  ...nationalConditions,
  ...paging,
  /** Of the pages. */
  sort: z._default(z.enum(teamPlaceOrders), "place"),
  /** Pages of the teams whose name contains it. */
  q: z._default(z.string().check(z.maxLength(100)), ""),
});
export type TeamRankingQuery = z.infer<typeof teamRankingQuerySchema>;

const teamRankingSchema = z.object({
  ...nationally,
  teams: z.int(),
  /** How many the pages list: all, or those that `q` finds. */
  listed: z.int(),
  median: z.nullable(z.number()),
  /** null when the team does not take part, or has fewer than `rankingLimits.teamBest` players that count. */
  own: z.nullable(ownTeamSchema),
  rows: z.array(teamRowSchema),
});
export type TeamRanking = z.infer<typeof teamRankingSchema>;

/** @throws invalid for a ball that the team's sport does not use */
export const getTeamRanking = defineEndpoint({
  id: "getTeamRanking",
  method: "GET",
  path: "/api/coach/ranking/team/national",
  access: "coach",
  params: noParams,
  query: teamRankingQuerySchema,
  body: z.undefined(),
  reply: teamRankingSchema,
  status: 200,
});
