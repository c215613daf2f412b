-- Which parser read a file, so that a better one can read it again; an import of what it found then names the first one.

alter table csv_imports
  add column parser_version smallint not null default 1,
  add column again_of integer,
  add foreign key (team_id, again_of) references csv_imports (team_id, id) on delete set null (again_of);
alter table csv_imports alter column parser_version drop default;
create index csv_imports_again on csv_imports (team_id, again_of) where again_of is not null;
