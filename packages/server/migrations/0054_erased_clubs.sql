-- A club that leaves is erased with everything of it; a deleted record of practice comes back with its author.

-- What is left of it: that a club of this number was there, since when, and when it was erased. A backup made before brings
-- the club back; a restore erases it again.
create table erased_clubs (
  team_id integer not null,
  -- With the number it names the club: an installation that is filled from a backup may give a number out anew.
  created_at timestamptz not null,
  erased_at timestamptz not null,
  primary key (team_id, created_at)
);

alter table outbox
  -- On whose behalf it is sent: it goes with the club. null from an earlier release, and on nobody's.
  add column club_id integer references teams on delete cascade;
update outbox o set club_id = coalesce(
  (select u.team_id from users u where lower(u.email) in (lower(o.recipient), lower(o.reply_to)) limit 1),
  (select i.team_id from coach_invites i where lower(i.email) = lower(o.recipient) limit 1))
where o.team_id is null;
create index outbox_club on outbox (club_id) where club_id is not null;

-- Records of coaches, for the undo; erased after 30 days.
create table deleted_training_entries (
  team_id integer not null,
  member_id integer not null,
  -- Of the record.
  id bigint not null,
  deleted_at timestamptz not null,
  entered_by integer references users on delete set null,
  -- The whole row of training_entries but for its author.
  entry jsonb not null,
  primary key (team_id, id),
  foreign key (team_id, member_id) references members on delete cascade
);
create index deleted_training_entries_member on deleted_training_entries (team_id, member_id);
create index deleted_training_entries_age on deleted_training_entries (deleted_at);

-- Links end by either, and are erased 90 days later.
create index family_links_revoked on family_links (revoked_at) where revoked_at is not null;
