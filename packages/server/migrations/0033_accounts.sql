-- One account may be used in several clubs. A row of users stays one person in one club; those of one account share the
-- address, the password, the passkeys and the links of the row that account_id names, its first one.

alter table users
  add column account_id integer references users on delete cascade,
  -- When its club was last opened; after a sign-in the last one opens.
  add column opened_at timestamptz;
update users set account_id = id;

-- Here and not in the server, so that rows written by an earlier release beside this one are accounts, too.
create function name_account() returns trigger language plpgsql as $$
begin
  new.account_id := coalesce(new.account_id, new.id);
  return new;
end $$;
create trigger users_account before insert on users for each row execute function name_account();

alter table users add constraint users_account_id check (account_id is not null);
create index users_account on users (account_id);
create unique index users_once_in_a_club on users (account_id, team_id) where disabled_at is null;

alter table sessions
  -- Whether it was moved from one club to another. From then on its writes say which club they are for.
  add column moved boolean not null default false;
