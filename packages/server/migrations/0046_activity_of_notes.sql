-- Notes and a member's page are kept by versions, so that these count all they show.

-- A stamp or comment whose author's account goes is nobody's.
create constraint trigger note_stamps_activity after insert or update or delete on note_stamps
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger note_comments_activity after insert or update or delete on note_comments
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger body_sizes_activity after insert or update or delete on body_sizes
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger applications_activity after insert or update or delete on applications
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger member_photos_activity after insert or update or delete on member_photos
  deferrable initially deferred for each row execute function bump_team_activity();

-- Grows once with every transaction in which a coach of the team reads or stars a note, or no longer does. Apart from the
-- team's activity, which would grow with every note that is opened.
create table team_note_reads (
  team_id integer primary key references teams on delete cascade,
  version bigint not null
);

-- At the end of the transaction and after the team's activity, so that nobody who holds this row waits for another.
create function bump_team_note_reads() returns trigger language plpgsql as $$
declare
  team integer;
begin
  if tg_op = 'DELETE' then team := old.team_id; else team := new.team_id; end if;
  -- This transaction has bumped it already.
  if exists (select from team_note_reads where team_id = team and xmin = pg_current_xact_id()::xid) then return null; end if;
  -- A team that is being deleted gets no row.
  insert into team_note_reads (team_id, version) select team_id, 1 from teams where team_id = team
  on conflict (team_id) do update set version = team_note_reads.version + 1;
  return null;
end $$;

create constraint trigger note_reads_version after insert or update or delete on note_reads
  deferrable initially deferred for each row execute function bump_team_note_reads();
