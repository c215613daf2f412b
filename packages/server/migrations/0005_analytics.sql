-- What the analytics client sent while no upstream was configured, as it came. Nobody's team: the bodies are not opened.
create table analytics_events (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('track', 'engage', 'groups', 'record')),
  received_at timestamptz not null,
  content_type text not null,
  -- A recording says in its query whose part of what it is.
  query text not null,
  body bytea not null
);
create index analytics_events_age on analytics_events (received_at);
