-- A coach says that a day above a limit ended within the batter at whom the limit was reached (BE-1).

alter table pitch_counts
  -- What the day's counts added up to when it was said: it holds until they add up to something else.
  add column finished_batter_at smallint check (finished_batter_at > 0);

create or replace view live_pitch_counts as select * from pitch_counts where deleted_at is null;
