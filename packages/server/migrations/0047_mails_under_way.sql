-- Whether somebody is sending a mail at this moment, and whether it shall still be tried after that.
alter table outbox
  -- Attempts that are known to have failed; one more has begun while `attempts` is greater. What an earlier release or a
  -- server that died left counts as under way until it is due.
  add column attempts_failed smallint not null default 0,
  -- Newer words took its place, or nobody wants it any more, while it was being sent: not tried again.
  add column withdrawn_at timestamptz;
