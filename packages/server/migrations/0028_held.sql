-- Holds the number of a migration that comes from elsewhere, which takes this file's place.
select 1;
