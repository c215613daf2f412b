-- A player's goal sheet and practice are kept by the version of the team's activity, so that it counts all they show.

create constraint trigger goal_sheets_activity after insert or update or delete on goal_sheets
  deferrable initially deferred for each row execute function bump_team_activity();
create constraint trigger training_comments_activity after insert or update or delete on training_comments
  deferrable initially deferred for each row execute function bump_team_activity();
-- Beside a coach's comment stands what the coach is in the club.
create constraint trigger users_coach_type_activity after update of coach_type on users
  deferrable initially deferred for each row when (old.coach_type is distinct from new.coach_type)
  execute function bump_team_activity();
