-- When a backup was last made of this database, by any server or by hand; `night` is that of the last nightly one, so that
-- of several servers one makes it.

create table last_backup (
  single boolean primary key default true check (single),
  made_at timestamptz not null,
  night date
);
