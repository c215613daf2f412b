-- Averages of a whole team as a source says them: its records whose user is `team`. No member's data.
create table team_averages (
  team_id integer not null references teams on delete cascade,
  source text not null,
  source_id text not null,
  measured_at timestamptz not null,
  -- 1 batting, 2 pitching
  mode smallint not null check (mode in (1, 2)),
  batting_type smallint check (batting_type in (1, 2, 3)),
  ball text check (ball in ('rubber', 'hard', 'soft')),
  tag_pitch smallint check (tag_pitch between 0 and 8),
  -- degrees, metres, km/h
  angle real,
  distance real,
  speed real not null,
  primary key (team_id, source, source_id)
);
create index team_averages_days on team_averages (team_id, mode, measured_at);

-- Answers made from measurements show them.
create trigger team_averages_inserted after insert on team_averages
  referencing new table as changed for each statement execute function bump_measurements_version();
create trigger team_averages_updated after update on team_averages
  referencing new table as changed for each statement execute function bump_measurements_version();
