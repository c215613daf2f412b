-- What is over keeps who was invited to it: active members who were on the roster before it ended, and those who have left
-- since it did.
create or replace view event_players as
  select e.team_id, e.id as event_id, m.id as member_id, m.family_id
  from events e join live_members m on m.team_id = e.team_id
    and (m.state = 'active' or m.state = 'archived' and m.archived_at >= e.ends_at)
    and (e.everyone or m.id = any (e.member_ids)) and m.created_at < e.ends_at;

-- Whether it was made on a page that a mail opened: whoever else has the address is shown there, too. Which one is not kept.
alter table calendar_feeds add column by_mail boolean not null default false;
