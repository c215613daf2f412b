-- A note is read by those whom its page named when it was written: each version of a template has its own readers.

alter table note_template_versions
  -- null: saved by a server of the release before, the template's count.
  add column readers text check (readers in ('by_age', 'player', 'guardians'));
update note_template_versions v set readers = t.readers
from note_templates t where t.team_id = v.team_id and t.id = v.template_id;
