-- Pages of notices, events and まだの人 are kept by the version of the team's activity, so that it counts all they show.

create constraint trigger notice_mails_activity after insert or update or delete on notice_mails
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger notice_files_activity after insert or update or delete on notice_files
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger mail_stops_activity after insert or update or delete on mail_stops
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger event_cars_activity after insert or update or delete on event_cars
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger event_duties_activity after insert or update or delete on event_duties
  deferrable initially deferred for each row execute function bump_team_activity();
-- Who reminded families is named.
create constraint trigger users_activity after update of name on users
  deferrable initially deferred for each row when (old.name is distinct from new.name)
  execute function bump_team_activity();

-- The last mail to a family is found without sorting all of them.
drop index notice_mails_family;
create index notice_mails_family on notice_mails (team_id, family_id, id);
