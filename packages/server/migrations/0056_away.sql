-- Whoever comes back was not invited to what took place while they were away (EV-1).

alter table members
  -- When they were away, having left or been deleted, each time until they were back; not yet who is away now.
  add column away tstzmultirange not null default '{}';

create or replace view live_members as select * from members where deleted_at is null;

-- What is over keeps who was invited to it: active members who were on the roster as it ended, and those who have left
-- since it did.
create or replace view event_players as
  select e.team_id, e.id as event_id, m.id as member_id, m.family_id
  from events e join live_members m on m.team_id = e.team_id
    and (m.state = 'active' or m.state = 'archived' and m.archived_at >= e.ends_at)
    and (e.everyone or m.id = any (e.member_ids)) and m.created_at < e.ends_at and not m.away @> e.ends_at;

-- Who is back already, as far as the log goes: away since the last line that took them off the list, unless it was of the
-- same day in Japan. A year change's line also holds those whom it moved up, but of whoever is off the list none comes later.
with returned as (
  select r.team_id, r.action, r.id, r.at, unnest(r.member_ids) as member_id
  from audit_log r where r.action in ('members_reinstated', 'members_restored')
), absences as (
  select r.team_id, r.member_id, range_agg(tstzrange(gone.at, r.at, '(]')) as away
  from returned r cross join lateral (
    select l.at from audit_log l
    where l.team_id = r.team_id and l.id < r.id and l.member_ids @> array[r.member_id]
      and l.action = any (case r.action
        when 'members_restored' then array['members_deleted'] else array['members_archived', 'year_changed'] end)
    order by l.id desc limit 1
  ) gone
  where (gone.at at time zone 'Asia/Tokyo')::date < (r.at at time zone 'Asia/Tokyo')::date
  group by r.team_id, r.member_id
)
update members m set away = absences.away
from absences where m.team_id = absences.team_id and m.id = absences.member_id;
