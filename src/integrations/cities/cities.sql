-- Reference data: read-only, the same everywhere, loaded from the packages named in docs/credits.md. No backup: the next start
-- loads it again. The tables are filled in the transaction that makes them.
CREATE SCHEMA IF NOT EXISTS reference;
CREATE TABLE IF NOT EXISTS reference.loaded (
  name text PRIMARY KEY,
  version text NOT NULL
);
DROP TABLE IF EXISTS reference.town_names, reference.town_zip_codes, reference.towns;

CREATE TABLE reference.towns (
  id integer PRIMARY KEY,
  country text NOT NULL,
  name text NOT NULL,
  -- Language → name in it, where that differs.
  names jsonb,
  region text NOT NULL,
  zip_codes text[] NOT NULL,
  -- Larger comes first.
  weight integer NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL
);

-- Every spelling a town is found under. `name` is the name that the spelling stands for, `whole` false when it lacks the article.
CREATE TABLE reference.town_names (
  key text COLLATE "C" NOT NULL,
  whole boolean NOT NULL,
  town_id integer NOT NULL,
  country text NOT NULL,
  weight integer NOT NULL,
  name text NOT NULL
);

CREATE TABLE reference.town_zip_codes (
  zip_code text COLLATE "C" NOT NULL,
  town_id integer NOT NULL,
  country text NOT NULL,
  weight integer NOT NULL
);
