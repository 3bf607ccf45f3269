-- The cost keeps the planner from computing it row by row where the index knows the answer.
CREATE FUNCTION search_vector(terms text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10000
AS $$ BEGIN RETURN array_to_tsvector(string_to_array(btrim(terms), ' ')); END $$;

CREATE INDEX venues_by_provider ON venues (provider_id, added_at);
CREATE INDEX venues_by_public_id ON venues (public_id, added_at);
CREATE INDEX venues_waiting ON venues (published_at) WHERE status = 'waiting';

-- What the directory leafs through: whose venue it is decides on whether it is listed, so the owner is in the index.
CREATE INDEX venues_of_country ON venues (country, published_at DESC, venue_id) INCLUDE (provider_id, type, region_slug, region) WHERE status = 'online';
CREATE INDEX venues_of_region ON venues (country, region_slug, published_at DESC, venue_id) INCLUDE (provider_id, type) WHERE status = 'online';

-- Searches by type or by guests alone, newest first.
CREATE INDEX venues_of_type ON venues (type, published_at DESC, venue_id) INCLUDE (provider_id, seated, standing) WHERE status = 'online';
CREATE INDEX venues_newest ON venues (published_at DESC, venue_id) INCLUDE (provider_id, seated, standing) WHERE status = 'online';

-- Searches by town, and similar venues.
CREATE INDEX venues_by_cell ON venues (cell) INCLUDE (provider_id, type, x, y, z, seated, standing, published_at, venue_id) WHERE status = 'online';

-- Keyword search. fastupdate would leave new entries in a list that every search reads from end to end.
CREATE INDEX venues_by_terms ON venues USING gin (search_vector(terms)) WITH (fastupdate = off) WHERE status = 'online';

-- The sitemap.
CREATE INDEX venues_in_sitemap ON venues (public_id, venue_id) INCLUDE (provider_id, slug) WHERE status = 'online';
