/**
 * What of a provider can be viewed: its page, there photographs that are opened and videos that are played, and its portfolios. A new kind is
 * one more word here, its texts, and whoever reports it.
 */
export const viewKinds = ['profile', 'photos', 'videos', 'portfolio'] as const
export type ViewKind = (typeof viewKinds)[number]

/**
 * Where a visitor came from. Within the product the page that led to it: the directory, a couple's search, suggestions, favourites or
 * project. From elsewhere no more than whether it was a search engine.
 */
export const viewSources = ['directory', 'search', 'suggestions', 'favourites', 'project', 'search_engine', 'external', 'direct'] as const
export type ViewSource = (typeof viewSources)[number]
