-- How many players attend an event of the provider is kept, so that lists of events do not count the players of all clubs.

alter table provider_events add column attending integer not null default 0;
-- Whether the player is an active member: whoever has left takes no place.
alter table provider_event_players add column counts boolean not null default true;
update provider_event_players p set counts = false
where not exists (select from live_members m where m.team_id = p.team_id and m.id = p.member_id and m.state = 'active');
update provider_events e
set attending = (select count(*) from provider_event_players p where p.provider_event_id = e.id and p.counts);

create function fill_attending_counts() returns trigger language plpgsql as $$
begin
  new.counts := exists (
    select from live_members m where m.team_id = new.team_id and m.id = new.member_id and m.state = 'active');
  return new;
end $$;
create trigger provider_event_players_filled before insert on provider_event_players
  for each row execute function fill_attending_counts();

create function count_attending() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update provider_events e set attending = e.attending - r.players
    from (select provider_event_id, count(*) as players from removed where counts group by provider_event_id) r
    where e.id = r.provider_event_id;
  end if;
  if tg_op <> 'DELETE' then
    update provider_events e set attending = e.attending + a.players
    from (select provider_event_id, count(*) as players from added where counts group by provider_event_id) a
    where e.id = a.provider_event_id;
  end if;
  return null;
end $$;
create trigger provider_event_players_inserted after insert on provider_event_players
  referencing new table as added for each statement execute function count_attending();
create trigger provider_event_players_updated after update on provider_event_players
  referencing old table as removed new table as added for each statement execute function count_attending();
create trigger provider_event_players_deleted after delete on provider_event_players
  referencing old table as removed for each statement execute function count_attending();

create function free_attending_place() returns trigger language plpgsql as $$
begin
  update provider_event_players set counts = new.state = 'active' and new.deleted_at is null
  where team_id = new.team_id and member_id = new.id;
  return null;
end $$;
create trigger members_attending after update of state, deleted_at on members for each row
  when ((old.state = 'active' and old.deleted_at is null) is distinct from (new.state = 'active' and new.deleted_at is null))
  execute function free_attending_place();
