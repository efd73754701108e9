-- All that ever happened at every table. Rows are added and never changed.
-- ${clustered}: SQLite keeps the entries of a table side by side; PostgreSQL has no such words.
create table journal (
  table_id text not null,
  number int not null,
  time bigint not null,
  body text not null,
  sum bigint not null,
  primary key (table_id, number)
) ${clustered};
