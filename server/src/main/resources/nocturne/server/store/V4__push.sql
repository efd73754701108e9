-- The pair of keys by which push services know this server. There is one, made at the first start.
create table push_key (
  id integer primary key check (id = 1),
  public_key text not null,
  private_key text not null
);
