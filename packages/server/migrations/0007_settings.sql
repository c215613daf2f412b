-- What a manager decides for the team: goals, limits of pitches, how codes are read.

create table team_settings (
  team_id integer primary key references teams on delete cascade,
  -- %
  practice_goal smallint not null default 80,
  -- As the contract's pitch_limits and hard_hit: read and written whole.
  pitch_limits jsonb not null,
  hard_hit jsonb not null,
  pitch_reading text not null default 'short' check (pitch_reading in ('short', 'plain')),
  national boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by integer references users on delete set null
);
