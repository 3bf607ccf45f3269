import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { type CompressedPage, compressMore, sizeOf } from './compressedPage.ts'

/** After each page that is compressed more, this multiple of its time passes, so that it takes at most a tenth of a processor. */
const restAfterCompressing = 9

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

/**
 * Rendered pages, least recently used ones evicted: each is rendered once for all visitors, until something it depends on changes. A page
 * that is requested again is compressed more in the background.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #compressing = pLimit(1)
  /** Pages that were compressed more, or will be. */
  readonly #requestedAgain = new WeakSet<CachedPage>()
  readonly #rendering = new Map<string, Rendering>()

  constructor({ maxBytes, lifetimeMs, now }: PageCacheOptions) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => sizeOf(page),
      ttl: lifetimeMs,
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
    })
  }

  /**
   * The page under a key.
   * @param refresh whether it must be rendered now, because the caller knows of a newer position
   */
  async get(key: string, render: () => Promise<CachedPage>, refresh = false): Promise<CompressedPage> {
    const known = refresh ? undefined : this.#pages.get(key)
    if (known) {
      this.#compressLater(key, known)
      return known.page
    }
    const underWay = refresh ? undefined : this.#rendering.get(key)
    return (await (underWay?.result ?? this.#render(key, render))).page
  }

  /** Drops the pages that depend on any of these. */
  changed(what: ReadonlySet<string>): void {
    for (const { changed } of this.#rendering.values()) for (const each of what) changed.add(each)
    const stale = [...this.#pages.entries()].filter(([, { concerns }]) => [...concerns].some((each) => what.has(each)))
    for (const [key] of stale) this.#pages.delete(key)
  }

  #compressLater(key: string, cached: CachedPage): void {
    if (this.#requestedAgain.has(cached)) return
    this.#requestedAgain.add(cached)
    // When it fails, the page stays as it is.
    this.#compressing(() => this.#compress(key, cached)).catch(() => {})
  }

  async #compress(key: string, cached: CachedPage): Promise<void> {
    if (this.#pages.peek(key) !== cached) return
    const began = performance.now()
    const smaller = { ...cached, page: await compressMore(cached.page) }
    this.#requestedAgain.add(smaller)
    // It may have been rendered again, evicted, or too old meanwhile.
    if (this.#pages.peek(key) === cached) this.#pages.set(key, smaller, { ttl: Math.max(1, this.#pages.getRemainingTTL(key)) })
    await delay(restAfterCompressing * (performance.now() - began), undefined, { ref: false })
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
