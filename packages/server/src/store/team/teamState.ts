import type { Queryable } from "../../db/pool.ts";

const stateColumns = `t.team_id, t.sport_type, t.ball, t.school_year, t.measurements_version, t.records_version,
  t.measure_goals_version, s.version as settings_version`;
const states = `from unnest($1::int[]) with ordinality asked (team_id, place)
  left join teams t using (team_id) left join team_settings s using (team_id)`;

/** Each changes with whatever the pages of a whole team are made from, but for its members. In the order of the teams. */
export async function listTeamStates(db: Queryable, teamIds: readonly number[]): Promise<object[]> {
  const { rows } = await db.query<object>({
    name: "team states",
    text: `select ${stateColumns} ${states} order by place`,
    values: [teamIds],
  });
  return rows;
}

export type ActivityState = {
  /** As `listTeamStates` has it. */
  team: object;
  /**
   * Changes with every event, notice, note, measuring day and mail of the team, with answers to them, and with the
   * provider's events.
   */
  activity: object;
  /** Changes with what any coach of the team has marked as read or starred among the notes. */
  noteReads: string;
};

type ActivityRow = {
  activity_version: string;
  note_reads_version: string;
  provider_events: number;
  last_provider_event: number;
};

/** In the order of the teams. The provider's events are written and deleted, never changed. */
export async function listActivityStates(db: Queryable, teamIds: readonly number[]): Promise<ActivityState[]> {
  const { rows } = await db.query<ActivityRow>({
    name: "activity states",
    text: `select ${stateColumns}, coalesce(v.version, 0) as activity_version,
             coalesce(r.version, 0) as note_reads_version, p.* ${states}
           left join team_activity v using (team_id) left join team_note_reads r using (team_id)
           cross join (select count(*)::int as provider_events, max(id) as last_provider_event from provider_events) p
           order by place`,
    values: [teamIds],
  });
  return rows.map(({ activity_version, note_reads_version, provider_events, last_provider_event, ...team }) => ({
    team,
    activity: { activity_version, provider_events, last_provider_event },
    noteReads: note_reads_version,
  }));
}
