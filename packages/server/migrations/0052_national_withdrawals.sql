-- A club that no longer takes part is at once in no national ranking, also in none that was made for the day before.

-- Grows when a team closes, goes, or ceases to take part.
alter table national_sample add column withdrawals bigint not null default 0;

create function bump_national_withdrawals() returns trigger language plpgsql as $$
begin
  update national_sample set withdrawals = withdrawals + 1;
  return null;
end $$;
create trigger teams_closed after update of closed_at on teams for each row
  when (old.closed_at is null and new.closed_at is not null) execute function bump_national_withdrawals();
create trigger teams_gone after delete on teams
  for each statement execute function bump_national_withdrawals();
create trigger team_settings_withdrawn_inserted after insert on team_settings for each row
  when (not new.national) execute function bump_national_withdrawals();
create trigger team_settings_withdrawn after update of national on team_settings for each row
  when (old.national and not new.national) execute function bump_national_withdrawals();
