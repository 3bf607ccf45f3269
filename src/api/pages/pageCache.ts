import { LRUCache } from 'lru-cache'
import { type CompressedPage, sizeOf } from './compressedPage.ts'

export interface CachedPage {
  readonly page: CompressedPage
  /** What the page depends on: it is rendered again when one of these changes. */
  readonly concerns: ReadonlySet<string>
}

interface Rendering {
  readonly result: Promise<CachedPage>
  /** Changes during the rendering: the data that it read may be outdated. */
  readonly changed: Set<string>
}

interface PageCacheOptions {
  readonly maxBytes: number
  /** Pages also depend on the current day, for which there is no event. */
  readonly lifetimeMs: number
  readonly now: () => Date
}

/** Rendered pages, least recently used ones evicted: each is rendered once for all visitors, until something it depends on changes. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #rendering = new Map<string, Rendering>()

  constructor({ maxBytes, lifetimeMs, now }: PageCacheOptions) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => sizeOf(page),
      ttl: lifetimeMs,
      perf: { now: () => now().getTime() },
    })
  }

  /**
   * The page under a key.
   * @param refresh whether it must be rendered now, because the caller knows of a newer position
   */
  async get(key: string, render: () => Promise<CachedPage>, refresh = false): Promise<CompressedPage> {
    const known = refresh ? undefined : this.#pages.get(key)
    if (known) return known.page
    const underWay = refresh ? undefined : this.#rendering.get(key)
    return (await (underWay?.result ?? this.#render(key, render))).page
  }

  /** Drops the pages that depend on any of these. */
  changed(what: ReadonlySet<string>): void {
    for (const { changed } of this.#rendering.values()) for (const each of what) changed.add(each)
    const stale = [...this.#pages.entries()].filter(([, { concerns }]) => [...concerns].some((each) => what.has(each)))
    for (const [key] of stale) this.#pages.delete(key)
  }

  async #render(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const changed = new Set<string>()
    const rendering: Rendering = { result: render(), changed }
    this.#rendering.set(key, rendering)
    try {
      const rendered = await rendering.result
      if (![...rendered.concerns].some((each) => changed.has(each))) this.#pages.set(key, rendered)
      return rendered
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }
}
