-- Who plays. SQLite and PostgreSQL both read this file. Times are milliseconds since 1970; of a
-- secret that lets somebody in there is only a hash here.

-- A row stays when its account is deleted, so that the games stay.
create table identity (
  id text not null primary key,
  name text not null,
  kind text not null,
  language text not null,
  created bigint not null,
  banned boolean not null,
  gone boolean not null,
  owner text references identity (id)
);
create index identity_by_owner on identity (owner);

-- Sessions of people, and the one token of each program.
create table session (
  id text not null primary key,
  hash text not null,
  identity text not null references identity (id),
  device text not null,
  created bigint not null,
  seen bigint not null
);
create index session_by_identity on session (identity);

create table login (
  name text not null primary key,
  identity text not null unique references identity (id),
  hash text not null,
  used bigint not null
);

create table passkey (
  credential text not null primary key,
  identity text not null references identity (id),
  public_key text not null,
  counter bigint not null,
  transports text not null,
  backup_eligible boolean not null,
  backed_up boolean not null,
  device text not null,
  created bigint not null,
  used bigint not null
);
create index passkey_by_identity on passkey (identity);

-- A row goes when its challenge is answered: that is what makes it good for one use.
create table challenge (
  hash text not null primary key,
  purpose text not null,
  expires bigint not null
);
create index challenge_by_expires on challenge (expires);

create table invitation (
  id text not null primary key,
  hash text not null,
  table_id text not null,
  maker text not null references identity (id),
  created bigint not null,
  revoked bigint
);
create index invitation_by_table_id on invitation (table_id);

-- Browsers that want to be told of a pending decision while they are closed.
create table push_subscription (
  endpoint text not null primary key,
  identity text not null references identity (id),
  p256dh text not null,
  auth text not null,
  created bigint not null
);
create index push_subscription_by_identity on push_subscription (identity);
