import { addDays, type DateRange, type NamedMember, recentDays, type TrainingReportRow } from "@kyuseki/domain";
import { painSince } from "@kyuseki/domain/training";
import type { Queryable } from "../../db/pool.ts";
import { registeredOn } from "../sql/registeredOn.ts";

/** What a period asks of a member follows from the registration: it is no matter of the rows. */
export type ReportedMember = Omit<TrainingReportRow, "expected" | "expected_before" | "amounts">;

/** The latest report of pain of `m` on or after a day ($1 the team), as JSON or null. `until` and `since` are places. */
export const latestPain = (since: string, until: string) => `
  select json_build_object('date', e.date, 'part', e.pain_part, 'side', e.pain_side, 'note', e.pain_note, 'pain', e.pain)
  from training_entries e
  where e.team_id = $1 and e.member_id = m.id and e.date between ${since} and ${until} and e.pain >= 1
  order by e.date desc, e.pain desc, e.id desc limit 1`;

/** Every active member, by id; `range` ends today and `before` lies directly before it. */
export async function listTrainingReport(
  db: Queryable,
  teamId: number,
  { range, before }: { range: DateRange; before: DateRange },
): Promise<ReportedMember[]> {
  const today = range.end;
  const { rows } = await db.query<ReportedMember>({
    name: "training report",
    text: reportText,
    values: [teamId, today, range.start, before.start, before.end, painSince(today), addDays(today, 1 - recentDays)],
  });
  return rows;
}

type HurtMember = NamedMember & { pain: NonNullable<ReportedMember["pain"]> };

/** Members with a report of pain that still stands on `today`, by id: the active ones, or the one asked for. */
export async function listPains(
  db: Queryable,
  teamId: number,
  today: string,
  memberId?: number,
): Promise<HurtMember[]> {
  const { rows } = await db.query<HurtMember>({
    name: `pains${memberId === undefined ? "" : " of one"}`,
    // The days that hurt are few: only their members are asked for the report itself.
    text: `select m.id, m.last_name, m.first_name, m.grade, p.pain
           from (select distinct member_id from practice_days
                 where team_id = $1 and date between $2 and $3 and pain >= 1) hurt
           join live_members m on m.team_id = $1 and m.id = hurt.member_id
             and ${memberId === undefined ? "m.state = 'active'" : "m.id = $4"}
           cross join lateral (${latestPain("$2", "$3")}) p (pain)
           order by m.id`,
    values: [teamId, painSince(today), today, ...(memberId === undefined ? [] : [memberId])],
  });
  return rows;
}

// A streak is followed backwards day by day, by the key: a day's rows are looked up, never all rows read.
const reportText = `
  with recursive m as (
    select id, last_name, first_name, last_name_kana, first_name_kana, grade,
      ${registeredOn("m")} as registered_on
    from live_members m where team_id = $1 and state = 'active'
  ), streak (member_id, date) as (
    select m.id, p.date from m cross join lateral (
      select date from practice_days
      where team_id = $1 and member_id = m.id and date between $2::date - 1 and $2::date order by date desc limit 1
    ) p
    union all
    select s.member_id, p.date from streak s cross join lateral (
      select date from practice_days
      where team_id = $1 and member_id = s.member_id and date = s.date - 1 limit 1
    ) p
  ), streaks as (
    select member_id, count(*) as days from streak group by member_id
  )
  select m.*, done.*, coalesce(streaks.days, 0) as streak,
    (select max(date) from practice_days where team_id = $1 and member_id = m.id and date <= $2) as last_date,
    (${latestPain("$6", "$2")}) as pain,
    array(
      select p.minutes from generate_series($7::date, $2::date, interval '1 day') with ordinality d (day, place)
      left join practice_days p on p.team_id = $1 and p.member_id = m.id and p.date = d.day::date order by d.place
    ) as recent
  from m left join streaks on streaks.member_id = m.id cross join lateral (
    select count(*) filter (where date >= greatest($3::date, m.registered_on)) as days,
      count(*) filter (where date between greatest($4::date, m.registered_on) and $5::date) as days_before,
      coalesce(sum(minutes) filter (where date >= $3::date), 0) as minutes,
      coalesce(sum(load) filter (where date >= $3::date), 0) as load
    from practice_days where team_id = $1 and member_id = m.id and date between $4::date and $2::date
  ) done
  order by m.id`;
