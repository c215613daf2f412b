-- Answers of calls whose request or reply holds a secret, readable only with the Idempotency-Key, of which the hash is here.
create table sealed_answers (
  id bytea primary key,
  endpoint text not null,
  -- HMAC of the request, under the key
  request_tag bytea not null,
  status smallint,
  -- Encrypted under the key
  body bytea,
  created_at timestamptz not null
);
create index sealed_answers_age on sealed_answers (created_at);
