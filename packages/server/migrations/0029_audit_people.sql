-- The audit log says who it was then, whoever uses the account afterwards; and whether an address is known to be its owner's.

alter table audit_log
  -- Name and role, at that moment, of who did it.
  add column by_name text,
  add column by_role text check (by_role in ('manager', 'coach')),
  -- Name, at that moment, of the coach whom the line is about (`user:12` in details).
  add column coach_name text,
  -- How often it happened: the failed sign-ins of an account in one hour are one line.
  add column times integer not null default 1;

-- Here and not in the server, so that lines written by an earlier release beside this one say it, too.
create function name_audit_people() returns trigger language plpgsql as $$
begin
  select name, coach_type into new.by_name, new.by_role from users where id = new.user_id;
  select name into new.coach_name from users
  where team_id = new.team_id
    and id = (select substring(detail from '^user:(\d{1,9})$')::integer from unnest(new.details) detail
              where detail ~ '^user:\d{1,9}$' limit 1);
  return new;
end $$;
create trigger audit_log_people before insert on audit_log for each row execute function name_audit_people();

-- Lines so far get the names of today. Before the account was last taken over by invitation it may have been somebody else's:
-- those lines name nobody.
with joined as (select user_id, max(id) as id from audit_log where action = 'coach_joined' group by user_id)
update audit_log a set by_name = u.name, by_role = u.coach_type
from users u left join joined j on j.user_id = u.id
where u.id = a.user_id and a.id >= coalesce(j.id, 0);

with joined as (select user_id, max(id) as id from audit_log where action = 'coach_joined' group by user_id),
about as (
  select a.team_id, a.id, substring(detail from '^user:(\d{1,9})$')::integer as user_id
  from audit_log a, unnest(a.details) detail where detail ~ '^user:\d{1,9}$')
update audit_log a set coach_name = u.name
from about join users u on u.team_id = about.team_id and u.id = about.user_id left join joined j on j.user_id = u.id
where a.team_id = about.team_id and a.id = about.id and a.id >= coalesce(j.id, 0);

create unique index audit_log_failed_sign_ins on audit_log (team_id, (details[1]), date_trunc('hour', at at time zone 'UTC'))
  where action = 'sign_in_failed';

-- When a code or a link that was mailed there came back; null: never, or not since it was changed.
alter table users add column email_verified_at timestamptz;
-- Whether the link went to the mailbox alone. One that a manager hands over proves nothing about the address.
alter table password_resets add column mailed boolean not null default false;
