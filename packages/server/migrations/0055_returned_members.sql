-- No record is expected of days on which a player had left the club or was deleted (EN-10).

alter table members
  -- When they were last back after having left or been deleted on an earlier day in Japan; null: they never were away.
  add column returned_at timestamptz;

create or replace view live_members as select * from members where deleted_at is null;

-- Who is back already: since their last return that was not of the day on which they had left.
update members m set returned_at = back.at
from (
  select r.team_id, r.member_id, max(r.at) as at
  from (
    select team_id, id, at, unnest(member_ids) as member_id from audit_log where action = 'members_reinstated'
  ) r
  where not exists (
    select from audit_log gone
    where gone.team_id = r.team_id and gone.action in ('members_archived', 'year_changed')
      and gone.member_ids @> array[r.member_id] and gone.id < r.id
      and (gone.at at time zone 'Asia/Tokyo')::date = (r.at at time zone 'Asia/Tokyo')::date)
  group by r.team_id, r.member_id
) back
where m.team_id = back.team_id and m.id = back.member_id and m.state = 'active';
