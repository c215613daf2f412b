import { contract, dayInJapan, Failure, periodRange, rangeBefore } from "@kyuseki/domain";
import { expectedDays, groupAmounts, lastExpectedDay } from "@kyuseki/domain/training";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { createTeamCache } from "../../http/serve/teamCache.ts";
import { countedDays } from "../../reports/dashboard/dashboardPractice.ts";
import { trainingPlayer } from "../../reports/training/trainingPlayer.ts";
import { listMenuSums } from "../../store/practice/menuSums.ts";
import { deleteTrainingComment, insertTrainingComment } from "../../store/practice/trainingComments.ts";
import { listTrainingReport } from "../../store/practice/trainingReport.ts";
import { findSettings } from "../../store/team/settings.ts";

export function trainingRoutes(api: Api) {
  const cached = createTeamCache(api.db);
  const kept = createActivityAnswers(api.db);

  serve(api, contract.getTrainingReport, async (call) =>
    cached(contract.getTrainingReport, call, async () => {
      const { session, query, db, now } = call;
      const { team_id } = session.team;
      const range = periodRange(query.period, now);
      const before = rangeBefore(range);
      const members = await listTrainingReport(db, team_id, { range, before });
      const sums = Map.groupBy(await listMenuSums(db, team_id, range), ({ member_id }) => member_id);
      const { practice_goal: goal, record_hour } = await findSettings(db, team_id);
      const until = lastExpectedDay(now, record_hour);
      return {
        range,
        before,
        goal,
        members: members.map((member) => ({
          ...member,
          days: countedDays(member, until),
          amounts: groupAmounts(sums.get(member.id) ?? []),
          expected: expectedDays({ range, registeredOn: member.registered_on, until }),
          expected_before: expectedDays({ range: before, registeredOn: member.registered_on, until }),
        })),
      };
    }),
  );

  serve(api, contract.getTrainingPlayer, async (call) =>
    kept(contract.getTrainingPlayer, call, async () => {
      const { session, params, query, db, now } = call;
      const today = dayInJapan(now);
      const { record_hour } = await findSettings(db, session.team.team_id);
      const until = lastExpectedDay(now, record_hour);
      const player = await trainingPlayer(db, session.team.team_id, params.id, { today, until, month: query.month });
      if (!player) throw new Failure("not_found");
      return player;
    }),
  );

  serve(api, contract.addTrainingComment, async ({ session, params: { id }, body, db, now, audit }) => {
    if (body.date > dayInJapan(now))
      throw new Failure("invalid", { fields: { date: "今日までの日付を選んでください" } });
    const draft = { ...body, by: session.user.id, now };
    const comment = await insertTrainingComment(db, session.team.team_id, id, draft);
    if (!comment) throw new Failure("not_found");
    await audit("training_commented", { memberIds: [id] });
    return comment;
  });

  serve(api, contract.removeTrainingComment, async ({ session, params, body, db, audit }) => {
    const own = { id: body.comment_id, by: session.user.id };
    const removed = await deleteTrainingComment(db, session.team.team_id, params.id, own);
    if (!removed) throw new Failure("not_found");
    await audit("training_comment_removed", { memberIds: [params.id] });
    return { id: own.id };
  });
}
