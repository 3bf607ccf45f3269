import { Redis } from 'ioredis'
import type { CountStore } from './sharedCounts.ts'

/** Long enough for every window that is still counted. */
const keepSeconds = 300

/** Adds counts up in Redis, over a connection of its own. */
export function createRedisCountStore(url: string): CountStore {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 2_000 })
  // A lost connection fails the calls made meanwhile, and the client reconnects by itself.
  redis.on('error', () => {})
  return {
    async add(window, counts) {
      const name = `alliance:calls:${window}`
      const pipeline = redis.pipeline()
      for (const [key, calls] of counts) pipeline.hincrby(name, key, calls)
      pipeline.expire(name, keepSeconds)
      const answers = (await pipeline.exec()) ?? []
      const failed = answers.find(([error]) => error)
      if (failed?.[0]) throw failed[0]
      return new Map([...counts.keys()].map((key, index) => [key, Number(answers[index]?.[1])]))
    },
    close: async () => redis.disconnect(),
  }
}
