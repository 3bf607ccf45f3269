-- The cost keeps the planner from computing it row by row where the index knows the answer.
CREATE FUNCTION search_vector(terms text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000
AS $$ BEGIN RETURN array_to_tsvector(string_to_array(btrim(terms), ' ')); END $$;

-- Premium stands first in a search, so it has indexes of its own: common words are found there often enough, and the long lists of
-- the others need not be read. fastupdate would leave new entries in a list that every search reads from end to end.
CREATE INDEX premium_planners_by_terms ON providers USING gin (search_vector(terms)) WITH (fastupdate = off)
  WHERE listed AND kind = 'planner' AND premium;
CREATE INDEX other_planners_by_terms ON providers USING gin (search_vector(terms)) WITH (fastupdate = off)
  WHERE listed AND kind = 'planner' AND NOT premium;
CREATE INDEX premium_venues_by_terms ON providers USING gin (search_vector(terms)) WITH (fastupdate = off)
  WHERE listed AND kind = 'venue' AND premium;
CREATE INDEX other_venues_by_terms ON providers USING gin (search_vector(terms)) WITH (fastupdate = off)
  WHERE listed AND kind = 'venue' AND NOT premium;
CREATE INDEX sampled_planners_by_terms ON providers USING gin (search_vector(terms)) WITH (fastupdate = off)
  WHERE listed AND kind = 'planner' AND sampled;
CREATE INDEX sampled_venues_by_terms ON providers USING gin (search_vector(terms)) WITH (fastupdate = off)
  WHERE listed AND kind = 'venue' AND sampled;

-- The order of search results: common words are found by going along it, in names and towns without reading the table.
CREATE INDEX providers_by_freshness ON providers (kind, premium, signed_in_at DESC NULLS LAST, provider_id)
  INCLUDE (name_words, city_words, offered_bits) WHERE listed;

-- Suggestions and searches by town read these alone: everything that scores a planner is in them. One for each kind makes their entries
-- smaller and cheaper to check.
CREATE INDEX planners_by_cell ON providers (premium, cell) INCLUDE (provider_id, country, x, y, z, language_bits, offered_bits,
  described_bits, company_price, full_planning_price, partial_planning_price, day_coordination_price, signed_in_at)
  WHERE listed AND kind = 'planner';
CREATE INDEX venues_by_cell ON providers (premium, cell) INCLUDE (provider_id, country, x, y, z, offered_bits, signed_in_at)
  WHERE listed AND kind = 'venue';
CREATE INDEX providers_by_country ON providers (kind, country) INCLUDE (provider_id, cell, x, y, z, language_bits, offered_bits,
  described_bits, company_price, full_planning_price, partial_planning_price, day_coordination_price, premium, signed_in_at) WHERE listed;

-- What the public directory leafs through.
CREATE INDEX providers_of_country ON providers (kind, country, premium DESC, signed_in_at DESC NULLS LAST, provider_id)
  INCLUDE (offered_bits) WHERE listed;
CREATE INDEX providers_of_region ON providers (kind, country, region_slug, premium DESC, signed_in_at DESC NULLS LAST, provider_id)
  INCLUDE (offered_bits) WHERE listed;

-- Two providers may have one public id: the first that registered is shown.
CREATE INDEX providers_by_public_id ON providers (public_id, registered_at, provider_id) WHERE listed;

-- The regions of a country.
CREATE INDEX regions_of_country ON regions (kind, country, region_slug) INCLUDE (region, count);
