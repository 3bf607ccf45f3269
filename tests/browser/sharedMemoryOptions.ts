import { existsSync, statfsSync } from 'node:fs'

/**
 * By default playwright lets Chromium keep shared memory in temporary files, since a container may have only 64 MB of /dev/shm. Where
 * /dev/shm is larger, Chromium should use it.
 */
export function sharedMemoryOptions(): { readonly ignoreDefaultArgs?: string[] } {
  if (!existsSync('/dev/shm')) return {}
  const { bsize, blocks } = statfsSync('/dev/shm')
  return bsize * blocks > 2e9 ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}
}
