import { existsSync, statfsSync } from 'node:fs'

/**
 * playwright has Chromium keep in files of the temporary folder what its processes share, since a container may have 64 MB of /dev/shm.
 * Where there is more, /dev/shm is what Chromium is made for.
 */
export function sharedMemoryOptions(): { readonly ignoreDefaultArgs?: string[] } {
  if (!existsSync('/dev/shm')) return {}
  const { bsize, blocks } = statfsSync('/dev/shm')
  return bsize * blocks > 2e9 ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}
}
