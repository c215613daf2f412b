-- 未返信 with pain, other 未返信, then what is answered. A note that speaks of pain and was changed after its latest
-- answer is 未返信 again.
drop index notes_queue;
create index notes_queue on notes
  (team_id,
   (case when replies > 0 and not (pain and coalesce(changed_at > replied_at, false)) then 0 when pain then 2 else 1 end) desc,
   written_at desc, id desc);
