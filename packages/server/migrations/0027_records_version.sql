-- What pages are made of, besides members, measurements, settings and goals, has a version too: they are kept until it grows.

-- Grows with every change of what the team's players recorded, threw or were measured at.
alter table teams add column records_version bigint not null default 0;

-- In order, so that two batches about the same teams wait for each other.
create function bump_records_version() returns trigger language plpgsql as $$
begin
  perform 1 from teams where team_id in (select team_id from changed) order by team_id for no key update;
  update teams set records_version = records_version + 1 where team_id in (select team_id from changed);
  return null;
end $$;

create trigger training_entries_version_inserted after insert on training_entries
  referencing new table as changed for each statement execute function bump_records_version();
create trigger training_entries_version_updated after update on training_entries
  referencing new table as changed for each statement execute function bump_records_version();
create trigger training_entries_version_deleted after delete on training_entries
  referencing old table as changed for each statement execute function bump_records_version();
create trigger pitch_counts_version_inserted after insert on pitch_counts
  referencing new table as changed for each statement execute function bump_records_version();
create trigger pitch_counts_version_updated after update on pitch_counts
  referencing new table as changed for each statement execute function bump_records_version();
create trigger pitch_counts_version_deleted after delete on pitch_counts
  referencing old table as changed for each statement execute function bump_records_version();
create trigger measure_items_version_inserted after insert on measure_items
  referencing new table as changed for each statement execute function bump_records_version();
create trigger measure_items_version_updated after update on measure_items
  referencing new table as changed for each statement execute function bump_records_version();
create trigger measure_items_version_deleted after delete on measure_items
  referencing old table as changed for each statement execute function bump_records_version();
create trigger measure_values_version_inserted after insert on measure_values
  referencing new table as changed for each statement execute function bump_records_version();
create trigger measure_values_version_updated after update on measure_values
  referencing new table as changed for each statement execute function bump_records_version();
create trigger measure_values_version_deleted after delete on measure_values
  referencing old table as changed for each statement execute function bump_records_version();

-- The grade of an earlier day decides that day's limits.
create trigger year_change_moves_version_inserted after insert on year_change_moves
  referencing new table as changed for each statement execute function bump_records_version();
create trigger year_change_moves_version_deleted after delete on year_change_moves
  referencing old table as changed for each statement execute function bump_records_version();
create trigger year_changes_version_updated after update on year_changes
  referencing new table as changed for each statement execute function bump_records_version();
