import { addDays, type Grade, type PlayerGuard, pitchGuard, type SportType } from "@kyuseki/domain";
import { guardPlayer } from "@kyuseki/domain/pitchGuard";
import type { Queryable } from "../../db/pool.ts";
import { listEarlierGrades } from "../../store/members/yearChange.ts";
import { listPitchDays } from "../../store/pitchCounts/pitchCounts.ts";
import { listPains } from "../../store/practice/trainingReport.ts";
import { findSettings } from "../../store/team/settings.ts";

export type GuardedTeam = { team_id: number; sport_type: SportType };

/** Reads what the limits of a team's active members follow from, or of the one member asked for (BE-1). */
export async function createGuard(
  db: Queryable,
  { team_id, sport_type: sport }: GuardedTeam,
  today: string,
  memberId?: number,
): Promise<(member: { id: number; grade: Grade }) => PlayerGuard> {
  const range = { start: addDays(today, -pitchGuard.countedDays), end: today };
  const settings = await findSettings(db, team_id);
  const days = Map.groupBy(await listPitchDays(db, team_id, range, memberId), ({ member_id }) => member_id);
  const pains = new Map((await listPains(db, team_id, today, memberId)).map(({ id, pain }) => [id, pain]));
  const grades = await listEarlierGrades(db, team_id, range.start);
  return ({ id, grade }) =>
    guardPlayer({
      grade,
      earlier: grades.get(id) ?? null,
      days: days.get(id) ?? [],
      today,
      settings,
      sport,
      pain: pains.get(id) ?? null,
    });
}
