-- A coach says that a day above a limit ended within the batter at whom the limit was reached (BE-1).

alter table pitch_counts
  -- What the day's counts added up to when it was said: it holds until they add up to something else.
  add column finished_batter_at smallint check (finished_batter_at > 0);

create or replace view live_pitch_counts as select * from pitch_counts where deleted_at is null;

-- From this hour in Japan on, today counts in 実施率 (EN-10).
alter table team_settings add column record_hour smallint not null default 20 check (record_hour between 12 and 23);

-- Strong contact is 8–32° everywhere: what was stored as the default of its time moves with it.
update team_settings set hard_hit = hard_hit || '{"angle_high": 32}'
where (hard_hit ->> 'angle_low')::int = 8 and (hard_hit ->> 'angle_high')::int = 30;
