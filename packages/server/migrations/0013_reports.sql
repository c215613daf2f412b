-- The players' reports: measurements are found by their id, corrected, deleted and had back.

create unique index measurements_id on measurements (team_id, id);

-- Fields a coach has corrected: the same record pushed again leaves them as they are.
alter table measurements add column corrected text[];

-- Kept for the undo, and so that the same record pushed again does not come back; erased after 30 days.
create table deleted_measurements (
  team_id integer not null,
  member_id integer not null,
  id bigint not null,
  source text not null,
  source_id text,
  deleted_at timestamptz not null,
  deleted_by integer references users on delete set null,
  -- The whole row of measurements.
  measurement jsonb not null,
  primary key (team_id, id),
  foreign key (team_id, member_id) references members on delete cascade
);
create index deleted_measurements_member on deleted_measurements (team_id, member_id);
create index deleted_measurements_source on deleted_measurements (team_id, source, source_id) where source_id is not null;
create index deleted_measurements_age on deleted_measurements (deleted_at);

-- The rule of counting_values, one value at a time: a view must not ask a function for rows of each ball.
create function sound_speed(mode smallint, angle real, speed real) returns real language sql immutable as $$
  select case when $3 > 0 and $3 <= case when $1 = 1 then 200 else 180 end and coalesce(abs($2) <= 90, true) then $3 end
$$;
create function sound_distance(mode smallint, angle real, distance real, speed real) returns real
language sql immutable as $$
  select case when $1 = 1 and $3 > 0 and coalesce($4 > 0 and $4 <= 200, true) and coalesce(abs($2) <= 90, true)
    and $3 <= (coalesce($4, 200) / 3.6) ^ 2 * sin(radians(2 * coalesce($2, 45))) / 9.80665 then $3 end
$$;
create or replace function counting_values(
  mode smallint, batting_type smallint, ball text, angle real, distance real, speed real
) returns table (kind smallint, batting_type smallint, ball text, value real) language sql immutable as $$
  select read.kind, case when $1 = 1 then coalesce($2, 0::smallint) else 0::smallint end, coalesce($3, ''), read.value
  from (values
    (case when $1 = 1 then 1::smallint else 4::smallint end, sound_speed($1, $4, $6)),
    (2::smallint, sound_distance($1, $4, $5, $6))
  ) as read (kind, value)
  where read.value is not null
$$;

-- What was measured, with `speed` and `distance` only where they count.
create view sound_measurements as
select team_id, member_id, id, measured_at, (measured_at at time zone 'Asia/Tokyo')::date as date, mode, batting_type,
       batting_result, ball, tag_pitch, angle, sound_speed(mode, angle, speed) as speed,
       sound_distance(mode, angle, distance, speed) as distance, location_x, location_z, spray_angle, video_id
from measurements;
