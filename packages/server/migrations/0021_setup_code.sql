-- The single-use code of the set-up address, while there is no club; a new one replaces the earlier one.

create table setup_code (
  single boolean primary key default true check (single),
  -- SHA-256 of the code; the code itself is never stored.
  code_hash bytea not null,
  expires_at timestamptz not null
);
