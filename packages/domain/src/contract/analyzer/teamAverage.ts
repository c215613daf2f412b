import * as z from "zod/mini";
import { impossibleValue } from "../../statistics/quality.ts";
import { pitchCodes } from "../../vocabulary/pitch.ts";
import { batchOf, ingestReply } from "../batch.ts";
import { defineEndpoint } from "../endpoint.ts";
import { balls } from "../team/team.ts";
import { moment, nullish, number, owned } from "./recordFields.ts";

/** `nextrainer_user` of a record that is the team's average, in the place of a member's id (EN-9). */
const teamUser = "team";

/** The average of a whole team at one moment, as the source says it (EN-9). Speed in km/h, angle in degrees, distance in m. */
const teamAverageSchema = z
  .extend(z.pick(owned, { team_id: true, source_id: true }), {
    nextrainer_user: z.literal(teamUser, "nextrainer_user は team で指定してください"),
    datetime: moment,
    mode: z.literal([1, 2], "種別は1（打撃）か2（投球）で指定してください"),
    batting_type: nullish(z.literal([1, 2, 3], "打撃の種類は1〜3で指定してください")),
    ball: nullish(z.enum(balls, "使用球が正しくありません")),
    tag_pitch: nullish(z.literal(pitchCodes, "球種は0〜8で指定してください")),
    angle: nullish(number("角度", -360, 360)),
    distance: nullish(number("飛距離", 0, 1000)),
    speed: number("速度", 1, 1000),
  })
  .check((context) => {
    const field = impossibleValue(context.value);
    if (field === undefined) return;
    context.issues.push({
      code: "custom",
      path: [field],
      message: "ありえない値のため、受け付けられません",
      input: context.value,
    });
  });
export type TeamAverageRecord = z.infer<typeof teamAverageSchema>;

/** 1 to 1,000 rows, each accepted or refused by itself. Sending a row again changes nothing. */
export const ingestTeamAverages = defineEndpoint({
  method: "POST",
  access: "source",
  id: "ingestTeamAverages",
  path: "/api/ingest/team_averages",
  params: z.object({}),
  query: z.object({}),
  body: batchOf(teamAverageSchema),
  row: teamAverageSchema,
  grows: true,
  reply: ingestReply,
  status: 200,
});
