-- Whether a table's game goes on from another, which its first entry says.
alter table tables add column branch integer not null default 0;
update tables set branch = 1 where exists (select 1 from journal
  where table_id = tables.id and journal.number = 1 and body like '{"is":"opened"%"branch":{%');
