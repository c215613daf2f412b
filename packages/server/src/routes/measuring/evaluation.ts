import {
  addDays,
  type Ball,
  type BattingTypeCode,
  contract,
  type DateRange,
  dayInJapan,
  type EvaluationKind,
  evaluationKinds,
  Failure,
  rangeBefore,
} from "@kyuseki/domain";
import { judgeBest, ordinarySpread } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { createTeamCache } from "../../http/serve/teamCache.ts";
import { isSameConditionGroup, nearestConditionGroup } from "../../reports/players/conditionGroups.ts";
import { type EvaluationPart, evaluationTable } from "../../reports/players/evaluationTable.ts";
import { requestedRange } from "../../reports/players/reportPlayer.ts";
import {
  type EvaluationRow,
  findGrowth,
  listChoices,
  listEvaluation,
  type Measured,
} from "../../store/measuring/evaluation.ts";
import { findMeasureItem, listMeasureItems } from "../../store/measuring/measureItems.ts";
import type { ConditionGroup } from "../../store/playerReports/conditionGroup.ts";
import { findTeam } from "../../store/team/teams.ts";

export function evaluationRoutes(api: Api) {
  const cached = createTeamCache(api.db);

  serve(api, contract.getEvaluation, async (call) =>
    cached(contract.getEvaluation, call, async () => {
      const { session, query, db, now } = call;
      const { team_id } = session.team;
      const current = requestedRange(query.period, now);
      const before = rangeBefore(current);
      const { measured, choices } = await findMeasured(db, team_id, query, { from: before.start, current });
      const rows = await listEvaluation(db, team_id, measured, { current, before });
      return { ...measured, choices, range: current, before, players: rows.map((row) => withVerdict(row, measured)) };
    }),
  );

  serve(api, contract.getEvaluationTable, async (call) =>
    cached(contract.getEvaluationTable, call, async () => {
      const { session, query, db, now } = call;
      const { team_id } = session.team;
      const current = requestedRange(query.period, now);
      const before = rangeBefore(current);
      const items = await listMeasureItems(db, team_id);
      const subjects: readonly Query[] = [
        ...evaluationKinds.map((kind) => ({ kind })),
        ...items.filter(({ archived }) => !archived).map(({ id }) => ({ kind: 1 as const, item_id: id })),
      ];
      const parts: EvaluationPart[] = [];
      // One after the other: a page of one coach does not take every connection.
      for (const subject of subjects) {
        const { measured } = await findMeasured(db, team_id, subject, { from: before.start, current });
        const rows = await listEvaluation(db, team_id, measured, { current, before });
        parts.push({ measured, players: rows.map((row) => withVerdict(row, measured)) });
      }
      return { range: current, before, ...evaluationTable(parts) };
    }),
  );

  serve(api, contract.getEvaluationPlayer, async (call) =>
    cached(contract.getEvaluationPlayer, call, async () => {
      const { session, params, query, db, now } = call;
      const { team_id } = session.team;
      const range = lastTwoYears(now);
      const { measured } = await findMeasured(db, team_id, query, { from: range.start, current: range });
      const growth = await findGrowth(db, team_id, params.id, measured, range);
      if (!growth) throw new Failure("not_found");
      return { ...measured, range, ...growth };
    }),
  );
}

type Query = {
  kind: EvaluationKind;
  item_id?: number | undefined;
  batting_type?: BattingTypeCode | undefined;
  ball?: Ball | undefined;
};

/** @throws Failure "not_found" for an item that is not the team's */
async function findMeasured(
  db: Queryable,
  teamId: number,
  { kind, item_id, batting_type, ball }: Query,
  days: { from: string; current: DateRange },
): Promise<{ measured: Measured; choices: ConditionGroup[] }> {
  if (item_id !== undefined) {
    const item = await findMeasureItem(db, teamId, item_id);
    if (!item) throw new Failure("not_found");
    return { measured: { kind: null, item, batting_type: null, ball: null }, choices: [] };
  }
  if (kind === 3) return { measured: { kind, item: null, batting_type: null, ball: null }, choices: [] };
  const found = await listChoices(db, teamId, kind, days);
  const team = await findTeam(db, teamId);
  const usual: ConditionGroup = { batting_type: kind === 4 ? null : 1, ball: team?.ball ?? "rubber" };
  const wanted = { batting_type: kind === 4 ? undefined : batting_type, ball };
  const choices: ConditionGroup[] = found.map(({ is_current: _, ...choice }) => choice);
  const current = found.filter(({ is_current }) => is_current);
  // Before one that was only measured in the period before: it has nothing to show.
  const nearest = nearestConditionGroup(current, wanted, usual);
  const chosen = isAmong(current, nearest) ? nearest : nearestConditionGroup(choices, wanted, usual);
  if (!isAmong(choices, chosen)) choices.push(chosen);
  return { measured: { kind, item: null, ...chosen }, choices };
}

const isAmong = (groups: readonly ConditionGroup[], one: ConditionGroup) =>
  groups.some((group) => isSameConditionGroup(group, one));

function withVerdict({ record, recent, ...row }: EvaluationRow, { kind, item }: Measured) {
  if (row.best === null || kind === 3) return { ...row, verdict: "none" as const };
  return {
    ...row,
    verdict: judgeBest(row.best, record, {
      better: item?.better ?? "higher",
      measured: item === null,
      spread: ordinarySpread(recent ?? []),
    }),
  };
}

function lastTwoYears(now: Date): DateRange {
  const end = dayInJapan(now);
  return { start: addDays(end, -twoYearsInDays), end };
}

const twoYearsInDays = 731;
