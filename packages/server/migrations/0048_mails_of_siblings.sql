-- A mail that waits to be sent to the family of an erased member names them, so its text goes. Where it told of a sibling,
-- too, it counts as not sent, without a reason, and a coach may send it again. No address refused it: none is kept.
create or replace function forget_recipient() returns trigger language plpgsql as $$
begin
  update notices set member_ids = array_remove(member_ids, old.id) where team_id = old.team_id and old.id = any (member_ids);
  update recipient_groups set member_ids = array_remove(member_ids, old.id)
  where team_id = old.team_id and old.id = any (member_ids);
  delete from recipient_groups where team_id = old.team_id and member_ids = '{}';
  delete from outbox o using notice_mails m
  where o.team_id = m.team_id and o.notice_mail_id = m.id and m.team_id = old.team_id and old.id = any (m.member_ids);
  delete from notice_mails
  where team_id = old.team_id and old.id = any (member_ids)
    and (member_ids = array[old.id] or state = 'waiting' and kind = 'reminder');
  update notice_mails set state = 'failed', ended_at = now(), recipient = null
  where team_id = old.team_id and old.id = any (member_ids) and state = 'waiting';
  update notice_mails set member_ids = array_remove(member_ids, old.id)
  where team_id = old.team_id and old.id = any (member_ids);
  return null;
end $$;
