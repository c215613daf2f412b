-- 背番号: text, since 「0」 and 「00」 are two numbers. Players of a team may share one.

alter table members add column uniform_number text check (uniform_number ~ '^[0-9]{1,3}$');
create or replace view live_members as select * from members where deleted_at is null;
