-- Counts of failed sign-ins by hashed account and address; the shape rate-limiter-flexible works on.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Unix time in milliseconds
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);
