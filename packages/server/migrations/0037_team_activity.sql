-- What families and coaches have open with each other has a version too: home keeps its answer until it grows.

-- Grows once with every transaction that changes notices, events, notes or measuring days of the team, or answers to them.
create table team_activity (
  team_id integer primary key references teams on delete cascade,
  version bigint not null
);

-- Runs when the transaction commits, so that nobody who holds this row waits for another. A migration that writes rows of
-- these tables and alters them after that says `set constraints all immediate` in between.
create function bump_team_activity() returns trigger language plpgsql as $$
declare
  team integer;
begin
  if tg_op = 'DELETE' then team := old.team_id; else team := new.team_id; end if;
  -- This transaction has bumped it already.
  if exists (select from team_activity where team_id = team and xmin = pg_current_xact_id()::xid) then return null; end if;
  -- A team that is being deleted gets no row.
  insert into team_activity (team_id, version) select team_id, 1 from teams where team_id = team
  on conflict (team_id) do update set version = team_activity.version + 1;
  return null;
end $$;

create constraint trigger notices_activity after insert or update or delete on notices
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger notice_versions_activity after insert or update or delete on notice_versions
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger notice_recipients_activity after insert or update or delete on notice_recipients
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger events_activity after insert or update or delete on events
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger event_attendance_activity after insert or update or delete on event_attendance
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger note_templates_activity after insert or update or delete on note_templates
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger notes_activity after insert or update or delete on notes
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger measuring_days_activity after insert or update or delete on measuring_days
  deferrable initially deferred for each row execute function bump_team_activity();
