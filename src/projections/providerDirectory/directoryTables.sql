-- Columns up to city_words are what ranks providers; they stay in the row. The rest is needed for a few providers at a time, and
-- Postgres moves it out of rows above 2 kB, so that ranking reads few pages.
CREATE TABLE providers (
  provider_id uuid PRIMARY KEY,
  kind text STORAGE MAIN,
  -- Approved and described: may be seen by anyone.
  listed boolean NOT NULL,
  approved boolean NOT NULL,
  premium boolean NOT NULL,
  circle_member boolean NOT NULL,
  -- One in sixteen, whoever it is: enough to know that a word is common.
  sampled boolean NOT NULL,
  signed_in_at timestamptz,
  country text STORAGE MAIN,
  region text,
  -- As it stands in addresses; '' where the region is not known.
  region_slug text STORAGE MAIN NOT NULL,
  latitude float8,
  longitude float8,
  -- The same place as a point of the unit sphere: distances without a sine (grid.ts).
  x float8,
  y float8,
  z float8,
  -- Square of the grid (grid.ts) the company sits in.
  cell integer,
  -- Sets as bits, in the order of the reference lists: languages spoken; services offered; those of them with a description.
  language_bits integer NOT NULL,
  offered_bits integer NOT NULL,
  described_bits integer NOT NULL,
  -- Starting prices in euro cents, of the company and of the three services a couple can ask for; null where none is named.
  company_price bigint,
  full_planning_price bigint,
  partial_planning_price bigint,
  day_coordination_price bigint,
  -- Words of name and city as keyword search compares them, each between spaces.
  name_words text STORAGE MAIN NOT NULL,
  city_words text STORAGE MAIN NOT NULL,
  -- What the index of keyword search holds (searchTerms.ts), each between spaces.
  terms text NOT NULL,
  public_id text,
  slug text,
  name text,
  city text,
  zip_code text,
  languages text[] NOT NULL,
  services jsonb NOT NULL,
  portrait text NOT NULL,
  experience text NOT NULL,
  strengths text[] NOT NULL,
  service_text text NOT NULL,
  -- The galleries, in the order in which they were filled.
  photos jsonb NOT NULL,
  videos jsonb NOT NULL
) WITH (toast_tuple_target = 256);
