-- A coach corrects what a device measured, or moves it to the right child: what it was first is kept.

-- Field → {value, by, at}: the value before the first correction, who corrected it last and when. `member_id` is among
-- the fields once it has been moved.
alter table measurements add column original jsonb;
create index measurements_moved on measurements (team_id, ((original #>> '{member_id,value}')::int))
where original ? 'member_id';

alter table videos
  -- Whose it was before it was moved with its balls; the source does not move it back.
  add column original_member_id integer,
  add foreign key (team_id, original_member_id) references members on delete set null (original_member_id);
create index videos_moved on videos (team_id, original_member_id) where original_member_id is not null;

-- P3. Nothing of an erased member stays in what others were corrected from. A ball that was moved to them goes with them:
-- pushed again under the child it came from, it does not come back there.
create function forget_moved_measurements() returns trigger language plpgsql as $$
begin
  update measurements set original = nullif(original - 'member_id', '{}')
  where team_id = old.team_id and original ? 'member_id' and (original #>> '{member_id,value}')::int = old.id
    -- Not of one that goes in the same statement.
    and exists (select from members m where m.team_id = measurements.team_id and m.id = measurements.member_id);
  update deleted_measurements set measurement = measurement #- '{original,member_id}'
  where team_id = old.team_id and (measurement #>> '{original,member_id,value}')::int = old.id;
  insert into deleted_measurements (team_id, member_id, id, source, source_id, deleted_at, measurement)
  select s.team_id, m.id, s.id, s.source, s.source_id, now(), '{}'
  from measurements s
  join members m on m.team_id = s.team_id and m.id = (s.original #>> '{member_id,value}')::int
  where s.team_id = old.team_id and s.member_id = old.id and s.original ? 'member_id' and s.source_id is not null
  on conflict do nothing;
  return old;
end $$;
create trigger members_forget_moved_measurements before delete on members
  for each row execute function forget_moved_measurements();
