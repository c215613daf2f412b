-- The summary rankings and trends read: one row a member, day, kind, batting type and ball. Kept by trigger.

create table measurement_days (
  team_id integer not null,
  member_id integer not null,
  -- The day in Japan.
  date date not null,
  -- EN-5: 1 exit speed km/h, 2 distance m, 4 pitch speed km/h.
  kind smallint not null check (kind in (1, 2, 4)),
  -- 0 for pitching and where nobody said.
  batting_type smallint not null,
  -- '' where nobody said.
  ball text not null,
  best real not null,
  sum double precision not null,
  count integer not null,
  primary key (team_id, member_id, kind, batting_type, ball, date),
  foreign key (team_id, member_id) references members on delete cascade
);
-- What a national board is made of.
create index measurement_days_board on measurement_days (kind, batting_type, ball, date);

-- Grows with every change of the team's measurements: the validator of answers made from them.
alter table teams add column measurements_version bigint not null default 0;

-- The values of one measurement that count. What no ball can have done is a misreading and never counts: exit speed over
-- 200 km/h, pitch speed over 180 km/h, an angle beyond 90°, a distance beyond the vacuum range v²·sin 2θ/g (without an
-- angle that of 45°, without a speed that of 200 km/h).
create function counting_values(
  mode smallint, batting_type smallint, ball text, angle real, distance real, speed real
) returns table (kind smallint, batting_type smallint, ball text, value real) language sql immutable as $$
  select read.kind, case when $1 = 1 then coalesce($2, 0::smallint) else 0::smallint end, coalesce($3, ''), read.value
  from (values
    (1::smallint, $6, $1 = 1 and $6 <= 200),
    (2::smallint, $5, $1 = 1 and coalesce($6 > 0 and $6 <= 200, true)
      and $5 <= (coalesce($6, 200) / 3.6) ^ 2 * sin(radians(2 * coalesce($4, 45))) / 9.80665),
    (4::smallint, $6, $1 = 2 and $6 <= 180)
  ) as read (kind, value, possible)
  where read.possible and read.value > 0 and coalesce(abs($4) <= 90, true)
$$;

-- One writer a team until its transaction ends, so that no increment meets a day being made anew.
create function enter_measurement_teams(teams_written integer[]) returns void language plpgsql as $$
begin
  perform 1 from teams where team_id = any (teams_written) order by team_id for no key update;
  update teams set measurements_version = measurements_version + 1 where team_id = any (teams_written);
end $$;

create function add_measurement_days() returns trigger language plpgsql as $$
begin
  perform enter_measurement_teams(array(select distinct team_id from added));
  insert into measurement_days as d (team_id, member_id, date, kind, batting_type, ball, best, sum, count)
  select m.team_id, m.member_id, (m.measured_at at time zone 'Asia/Tokyo')::date, v.kind, v.batting_type, v.ball,
         max(v.value), sum(v.value::double precision), count(*)
  from added m cross join lateral
    counting_values(m.mode, m.batting_type, m.ball, m.angle, m.distance, m.speed) v
  group by 1, 2, 3, 4, 5, 6
  on conflict (team_id, member_id, kind, batting_type, ball, date) do update
  set best = greatest(d.best, excluded.best), sum = d.sum + excluded.sum, count = d.count + excluded.count;
  return null;
end $$;

-- A best that is taken away is only found again among the measurements that remain.
create function remake_measurement_days(team_ids integer[], member_ids integer[], dates date[])
returns void language plpgsql as $$
begin
  perform enter_measurement_teams(array(select distinct unnest(team_ids)));
  delete from measurement_days d
  using unnest(team_ids, member_ids, dates) as touched (team_id, member_id, date)
  where (d.team_id, d.member_id, d.date) = (touched.team_id, touched.member_id, touched.date);
  insert into measurement_days (team_id, member_id, date, kind, batting_type, ball, best, sum, count)
  select m.team_id, m.member_id, touched.date, v.kind, v.batting_type, v.ball,
         max(v.value), sum(v.value::double precision), count(*)
  from unnest(team_ids, member_ids, dates) as touched (team_id, member_id, date)
  join measurements m on (m.team_id, m.member_id) = (touched.team_id, touched.member_id)
    and m.measured_at >= touched.date::timestamp at time zone 'Asia/Tokyo'
    and m.measured_at < (touched.date + 1)::timestamp at time zone 'Asia/Tokyo'
  cross join lateral counting_values(m.mode, m.batting_type, m.ball, m.angle, m.distance, m.speed) v
  group by 1, 2, 3, 4, 5, 6;
end $$;

create function remake_days_of_deleted() returns trigger language plpgsql as $$
begin
  perform remake_measurement_days(array_agg(team_id), array_agg(member_id), array_agg(date)) from (
    select distinct team_id, member_id, (measured_at at time zone 'Asia/Tokyo')::date as date from removed
  ) touched having count(*) > 0;
  return null;
end $$;

create function remake_days_of_updated() returns trigger language plpgsql as $$
begin
  perform remake_measurement_days(array_agg(team_id), array_agg(member_id), array_agg(date)) from (
    select team_id, member_id, (measured_at at time zone 'Asia/Tokyo')::date as date from removed
    union select team_id, member_id, (measured_at at time zone 'Asia/Tokyo')::date from added
  ) touched having count(*) > 0;
  return null;
end $$;

create trigger measurements_days_added after insert on measurements
  referencing new table as added for each statement execute function add_measurement_days();
create trigger measurements_days_updated after update on measurements
  referencing old table as removed new table as added for each statement execute function remake_days_of_updated();
create trigger measurements_days_removed after delete on measurements
  referencing old table as removed for each statement execute function remake_days_of_deleted();

insert into measurement_days (team_id, member_id, date, kind, batting_type, ball, best, sum, count)
select m.team_id, m.member_id, (m.measured_at at time zone 'Asia/Tokyo')::date, v.kind, v.batting_type, v.ball,
       max(v.value), sum(v.value::double precision), count(*)
from measurements m
cross join lateral counting_values(m.mode, m.batting_type, m.ball, m.angle, m.distance, m.speed) v
group by 1, 2, 3, 4, 5, 6;
