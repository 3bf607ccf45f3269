import { LRUCache } from 'lru-cache'
import { type CompressedPage, sizeOf } from './compressedPage.ts'

export interface CachedPage {
  readonly page: CompressedPage
  /** What the page shows: it is rendered again when one of these has changed. */
  readonly concerns: ReadonlySet<string>
}

interface Rendering {
  readonly result: Promise<CachedPage>
  /** What changed while it was being rendered: what it read may be old. */
  readonly changed: Set<string>
}

interface PageCacheOptions {
  readonly maxBytes: number
  /** Some of what pages say depends on the day alone, which no event reports. */
  readonly lifetimeMs: number
  readonly now: () => Date
}

/** Rendered pages, the ones read last: each is rendered once for all who ask, until something that it concerns has changed. */
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
   * @param refresh whether it must be rendered now, because the caller knows of something newer
   */
  async get(key: string, render: () => Promise<CachedPage>, refresh = false): Promise<CompressedPage> {
    const known = refresh ? undefined : this.#pages.get(key)
    if (known) return known.page
    const underWay = refresh ? undefined : this.#rendering.get(key)
    return (await (underWay?.result ?? this.#render(key, render))).page
  }

  /** Forgets the pages that concern any of these. */
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
