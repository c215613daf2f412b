-- What national rankings read: one row a player and what is compared, however much was measured.

-- The days a team's rows of national_bests stand for, moved once a day: ranges of EN-10 that end with `as_of`, by their first
-- days, and as many days before each; and how many of the team recorded on the days of each together. Kept by trigger.
create table national_windows (
  team_id integer primary key references teams on delete cascade,
  as_of date not null,
  week date not null,
  week_before date not null,
  month date not null,
  month_before date not null,
  quarter date not null,
  quarter_before date not null,
  recorded_week integer not null default 0,
  recorded_week_before integer not null default 0,
  recorded_month integer not null default 0,
  recorded_month_before integer not null default 0,
  recorded_quarter integer not null default 0,
  recorded_quarter_before integer not null default 0
);

-- Kept by trigger. No reference to members: its check would wait for an erasure that waits for the team's lock; an erased
-- member's measurement_days go, and with them these.
create table national_bests (
  team_id integer not null references teams on delete cascade,
  member_id integer not null,
  -- As in measurement_days.
  kind smallint not null,
  batting_type smallint not null,
  ball text not null,
  -- Best and number of measurements in each range; null: none.
  week real,
  week_before real,
  month real,
  month_before real,
  quarter real,
  quarter_before real,
  count_week integer,
  count_week_before integer,
  count_month integer,
  count_month_before integer,
  count_quarter integer,
  count_quarter_before integer,
  primary key (team_id, member_id, kind, batting_type, ball)
);
create index national_bests_board on national_bests (kind, batting_type, ball);

-- A nation's days are read by team now.
drop index measurement_days_board;
create index measurement_days_team on measurement_days (team_id, date);

-- What national_bests must hold.
create view national_bests_now as
select d.team_id, d.member_id, d.kind, d.batting_type, d.ball,
       max(d.best) filter (where d.date >= w.week) as week,
       max(d.best) filter (where d.date >= w.week_before and d.date < w.week) as week_before,
       max(d.best) filter (where d.date >= w.month) as month,
       max(d.best) filter (where d.date >= w.month_before and d.date < w.month) as month_before,
       max(d.best) filter (where d.date >= w.quarter) as quarter,
       max(d.best) filter (where d.date < w.quarter) as quarter_before,
       (sum(d.count) filter (where d.date >= w.week))::integer as count_week,
       (sum(d.count) filter (where d.date >= w.week_before and d.date < w.week))::integer as count_week_before,
       (sum(d.count) filter (where d.date >= w.month))::integer as count_month,
       (sum(d.count) filter (where d.date >= w.month_before and d.date < w.month))::integer as count_month_before,
       (sum(d.count) filter (where d.date >= w.quarter))::integer as count_quarter,
       (sum(d.count) filter (where d.date < w.quarter))::integer as count_quarter_before
from national_windows w
join measurement_days d on d.team_id = w.team_id and d.date between w.quarter_before and w.as_of
group by d.team_id, d.member_id, d.kind, d.batting_type, d.ball;

-- Of days that are over. Today's are in no range yet, so that taking in measurements costs nothing here.
create function renew_national_bests() returns trigger language plpgsql as $$
declare
  team_ids integer[];
  member_ids integer[];
begin
  select array_agg(team_id), array_agg(member_id) into team_ids, member_ids from (
    select distinct c.team_id, c.member_id from changed c join national_windows w using (team_id)
    where c.date between w.quarter_before and w.as_of
  ) touched;
  if team_ids is null then return null; end if;
  -- One at a time a team, here and where its windows are moved.
  perform 1 from teams where team_id = any (team_ids) order by team_id for no key update;
  delete from national_bests b using unnest(team_ids, member_ids) t (team_id, member_id)
  where (b.team_id, b.member_id) = (t.team_id, t.member_id);
  insert into national_bests
  select its.* from unnest(team_ids, member_ids) t (team_id, member_id)
  cross join lateral (
    -- With offset, the planner asks for one player after the other: without, for the whole nation.
    select * from national_bests_now n where n.team_id = t.team_id and n.member_id = t.member_id offset 0
  ) its;
  return null;
end $$;
create trigger measurement_days_inserted after insert on measurement_days
  referencing new table as changed for each statement execute function renew_national_bests();
create trigger measurement_days_updated after update on measurement_days
  referencing new table as changed for each statement execute function renew_national_bests();
create trigger measurement_days_deleted after delete on measurement_days
  referencing old table as changed for each statement execute function renew_national_bests();

-- Before a practice day is counted, its team is locked too: after the members, as wherever a member is edited.
create or replace function lock_members(team_ids integer[], member_ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from members where (team_id, id) in (select * from unnest(team_ids, member_ids))
  order by team_id, id for no key update;
  perform 1 from teams where team_id = any (team_ids) order by team_id for no key update;
end $$;

-- Counts what these teams recorded in their windows anew.
create function recount_national_practice(team_ids integer[]) returns void language sql as $$
  update national_windows w
  set (recorded_week, recorded_week_before, recorded_month, recorded_month_before, recorded_quarter,
       recorded_quarter_before) = (
    select coalesce(sum(d.recorded) filter (where d.date >= w.week), 0),
           coalesce(sum(d.recorded) filter (where d.date >= w.week_before and d.date < w.week), 0),
           coalesce(sum(d.recorded) filter (where d.date >= w.month), 0),
           coalesce(sum(d.recorded) filter (where d.date >= w.month_before and d.date < w.month), 0),
           coalesce(sum(d.recorded) filter (where d.date >= w.quarter), 0),
           coalesce(sum(d.recorded) filter (where d.date < w.quarter), 0)
    from team_practice_days d where d.team_id = w.team_id and d.date between w.quarter_before and w.as_of
  )
  where w.team_id = any (team_ids)
$$;

create function renew_national_practice() returns trigger language plpgsql as $$
declare
  team_ids integer[];
begin
  select array_agg(distinct c.team_id) into team_ids from changed c join national_windows w using (team_id)
  where c.date between w.quarter_before and w.as_of;
  if team_ids is null then return null; end if;
  perform 1 from teams where team_id = any (team_ids) order by team_id for no key update;
  perform recount_national_practice(team_ids);
  return null;
end $$;
create trigger team_practice_days_inserted after insert on team_practice_days
  referencing new table as changed for each statement execute function renew_national_practice();
create trigger team_practice_days_updated after update on team_practice_days
  referencing new table as changed for each statement execute function renew_national_practice();
create trigger team_practice_days_deleted after delete on team_practice_days
  referencing old table as changed for each statement execute function renew_national_practice();

-- What a player's comparison with the nation costs does not depend on how many clubs there are.
-- Grows when a team comes, goes, or begins or ceases to take part in national comparisons.
create table national_sample (
  single boolean primary key default true check (single),
  version bigint not null default 0
);
insert into national_sample default values;

create function bump_national_sample() returns trigger language plpgsql as $$
begin
  update national_sample set version = version + 1;
  return null;
end $$;
create trigger teams_sampled after insert or delete on teams
  for each statement execute function bump_national_sample();
create trigger teams_resampled after update of closed_at, demo, sport_type on teams for each row
  when ((old.closed_at, old.demo, old.sport_type) is distinct from (new.closed_at, new.demo, new.sport_type))
  execute function bump_national_sample();
-- A team without settings takes part.
create trigger team_settings_inserted after insert on team_settings for each row
  when (not new.national) execute function bump_national_sample();
create trigger team_settings_updated after update of national on team_settings for each row
  when (old.national <> new.national) execute function bump_national_sample();
create trigger team_settings_deleted after delete on team_settings for each row
  when (not old.national) execute function bump_national_sample();

-- Peers are drawn in this order until there are enough.
create index members_sample on members (grade, gender, hashint8extended(id, 0), team_id)
where state = 'active' and deleted_at is null;
