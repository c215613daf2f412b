-- A bat meets the ball above the ground, and a ball hit down rolls: distances that the first limit took for misreadings count.

-- The vacuum range from 1.2 m above the ground plus 5 %, in m, as impossibleValue in packages/domain: without an angle that
-- of the best one, v·√(v² + 2gh)/g; without a speed that of 200 km/h; an angle of 0° or less limits nothing else.
create function farthest_distance(angle real, speed real) returns double precision language sql immutable as $$
  select 1.05 / 9.80665 * case
    when $1 > 0 then coalesce($2, 200) / 3.6 * cos(radians($1)) * (
      coalesce($2, 200) / 3.6 * sin(radians($1))
      + sqrt((coalesce($2, 200) / 3.6 * sin(radians($1))) ^ 2 + 2 * 9.80665 * 1.2))
    else case when $1 <= 0 then 200 else coalesce($2, 200) end / 3.6
      * sqrt((case when $1 <= 0 then 200 else coalesce($2, 200) end / 3.6) ^ 2 + 2 * 9.80665 * 1.2)
  end
$$;
create or replace function sound_distance(mode smallint, angle real, distance real, speed real) returns real
language sql immutable as $$
  select case when $1 = 1 and $3 > 0 and coalesce($4 > 0 and $4 <= 200, true) and coalesce(abs($2) <= 90, true)
    and $3 <= farthest_distance($2, $4) then $3 end
$$;

delete from measurement_days where kind = 2;
insert into measurement_days (team_id, member_id, date, kind, batting_type, ball, best, sum, count)
select m.team_id, m.member_id, (m.measured_at at time zone 'Asia/Tokyo')::date, v.kind, v.batting_type, v.ball,
       max(v.value), sum(v.value::double precision), count(*)
from measurements m
cross join lateral counting_values(m.mode, m.batting_type, m.ball, m.angle, m.distance, m.speed) v
where v.kind = 2
group by 1, 2, 3, 4, 5, 6;
update teams set measurements_version = measurements_version + 1;
