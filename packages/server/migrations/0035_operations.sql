-- Calls that may be sent days after they were entered are known for ever; their answers are stored for a day like others.

alter table idempotency_keys add column queued boolean not null default false;
drop index idempotency_keys_age;
create index idempotency_keys_age on idempotency_keys (created_at) where body is not null or not queued;
