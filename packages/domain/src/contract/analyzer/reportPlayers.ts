import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";
import { defineEndpoint } from "../endpoint.ts";
import { recordSchema } from "../members/members.ts";
import { readPlayer } from "../rankings/rankingFields.ts";
import { read } from "./reportFields.ts";

const reportPlayersSchema = z.object({
  /** Active players, by id. */
  players: z.array(
    z.object({
      ...readPlayer,
      grade: z.enum(grades),
      /** The same bests as the member's own `records`. */
      batted_ball_speed: z.nullable(recordSchema),
      pitch_speed: z.nullable(recordSchema),
      /** Balls with a speed, batted and pitched, of all days. */
      balls: z.int(),
      /** Last day measured; null: never. */
      last_day: z.nullable(z.iso.date()),
    }),
  ),
});
export type ReportPlayers = z.infer<typeof reportPlayersSchema>;
export type ReportPlayerRow = ReportPlayers["players"][number];

/** What 選手別レポート offers to choose from: every player with the figures of all days. */
export const getReportPlayers = defineEndpoint({
  ...read,
  id: "getReportPlayers",
  path: "/api/coach/nextshot/report_players",
  params: z.object({}),
  query: z.object({}),
  reply: reportPlayersSchema,
});
