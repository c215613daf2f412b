-- A coach records practice and pain for a player without the players' app.

alter table training_entries
  -- The coach who entered it, with source 'manual'; null for what a player's app sent, and once the account is gone.
  add column entered_by integer references users on delete set null;
