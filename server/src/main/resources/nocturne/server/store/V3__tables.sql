-- What is known of every table without reading its journal: for the lobby, for the lists of one's
-- tables, and for whatever must wake a table that nobody looks at. It follows the journal.
create table tables (
  id text primary key,
  game text not null,
  phase text not null,
  open integer not null,
  rated integer not null,
  host text not null,
  opened bigint not null,
  updated bigint not null,
  number integer not null,
  -- the seats that are awaited, a bit each
  awaited integer not null,
  -- whether one of them is played by a bot of the house
  bot_awaited integer not null,
  -- when the next flag falls; 0 where none does
  deadline bigint not null
);

create index tables_by_phase on tables (phase, open, updated);
create index tables_by_deadline on tables (deadline);

create table seats (
  table_id text not null,
  seat integer not null,
  identity text not null,
  bot text not null,
  primary key (table_id, seat)
);

create index seats_by_identity on seats (identity);

create table results (
  table_id text not null,
  seat integer not null,
  identity text not null,
  bot text not null,
  game text not null,
  mode text not null,
  place integer not null,
  won integer not null,
  score integer not null,
  finished bigint not null,
  rating_before double precision,
  rating_after double precision,
  primary key (table_id, seat)
);

create index results_by_identity on results (identity, finished);

create table ratings (
  identity text not null,
  game text not null,
  mode text not null,
  mu double precision not null,
  sigma double precision not null,
  games integer not null,
  primary key (identity, game, mode)
);
