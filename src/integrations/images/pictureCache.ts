import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A picture ready to be sent. */
export interface FinishedPicture {
  readonly bytes: Buffer
  /** Names exactly these bytes, in quotes as the header wants it. */
  readonly etag: string
}

export interface PictureCache {
  /** The picture of that key; made when it is not there. Those who ask for it meanwhile wait for the same one. */
  get(key: string, make: () => Promise<Buffer>): Promise<FinishedPicture>
}

export function finishedPicture(bytes: Buffer): FinishedPicture {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** Keeps so many bytes of pictures in memory, those that were asked for last. What fails is not kept: the next one tries again. */
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
