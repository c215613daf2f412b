-- Clubs that were invented: in no ranking with a real one, never mailed to, removed by `npm run demo -- remove`.

alter table teams add column demo boolean not null default false;

-- Of earlier releases: those with a demo account, and where there is one, the clubs that have players but nobody who
-- could ever sign in.
update teams t set demo = true
where exists (select from users u where u.email like '%@demo.kyuseki.example')
  and (
    exists (select from users u where u.team_id = t.team_id and u.email like '%@demo.kyuseki.example')
    or exists (select from members m where m.team_id = t.team_id)
      and not exists (select from users u where u.team_id = t.team_id)
      and not exists (select from coach_invites i where i.team_id = t.team_id)
  );
