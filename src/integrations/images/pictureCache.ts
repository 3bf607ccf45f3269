import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** An encoded picture. */
export interface FinishedPicture {
  readonly bytes: Buffer
  /** The ETag of exactly these bytes, in quotes as the header requires. */
  readonly etag: string
}

export interface PictureCache {
  /** The picture of that key, created if missing. Concurrent callers wait for the same one. */
  get(key: string, make: () => Promise<Buffer>): Promise<FinishedPicture>
}

export function finishedPicture(bytes: Buffer): FinishedPicture {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** Keeps the most recently used pictures in memory, up to a number of bytes. Failures are not cached, so the next caller tries again. */
export function createPictureCache(mostBytes: number): PictureCache {
  const finished = new LRUCache<string, FinishedPicture>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) })
  const underWay = new Map<string, Promise<FinishedPicture>>()

  const finish = async (key: string, make: () => Promise<Buffer>) => {
    try {
      const bytes = await make()
      const picture = finishedPicture(bytes)
      finished.set(key, picture)
      return picture
    } finally {
      underWay.delete(key)
    }
  }
  return {
    async get(key, make) {
      const known = finished.get(key) ?? underWay.get(key)
      if (known) return known
      const making = finish(key, make)
      underWay.set(key, making)
      return making
    },
  }
}
