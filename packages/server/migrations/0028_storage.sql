-- Files are put into the store before the transaction that names them, and deleted after the one that no longer does.

-- When the file may be deleted, by the database's clock. A time to come: it was put, and the row that names it is being
-- written. -infinity: no row may name it any more.
alter table discarded_files add column due_at timestamptz not null default '-infinity';
create index discarded_files_due on discarded_files (due_at);

-- Until then one call is putting the next part into the store, and nobody else does.
alter table video_uploads add column sending_until timestamptz;

-- Bytes of the poster's file; 0 for none, and for those put before they were counted.
alter table videos add column poster_bytes integer not null default 0;

-- The part that is being put may arrive after its upload is gone.
create or replace function discard_upload_files() returns trigger language plpgsql as $$
begin
  insert into discarded_files (name, due_at)
  select old.file || '/' || n, case when n = old.received and old.sending_until > now() then old.sending_until else '-infinity' end
  from generate_series(0, old.received) n
  where not exists (select from videos v where v.file = old.file)
  on conflict do nothing;
  return null;
end $$;
