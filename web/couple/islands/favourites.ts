import type { CoupleApi } from '../api/coupleApi.ts'

/** The couple's favourites by public id, shared by all favourite buttons of the page. */
export interface Favourites {
  /** undefined while the list is loading. */
  has(publicId: string): boolean | undefined
  /** Applied at once and reverted if the server refuses. Changes of one provider are sent in order. */
  set(publicId: string, kept: boolean): Promise<void>
  /** Loads the list once, and calls `changed` on each change until `left` is aborted. */
  listen(changed: () => void, left: AbortSignal): void
}

export function createFavourites(api: CoupleApi): Favourites {
  let kept: ReadonlySet<string> | undefined
  let loading: Promise<void> | undefined
  const underWay = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  const become = (ids: ReadonlySet<string>) => {
    kept = ids
    for (const listener of listeners) listener()
  }
  const load = async () => {
    const list = await api.get('/api/directory/favorites')
    become(new Set(list.map(({ publicId }) => publicId)))
  }
  const change = (publicId: string, isKept: boolean) => {
    const others = [...(kept ?? [])].filter((id) => id !== publicId)
    become(new Set(isKept ? [...others, publicId] : others))
  }
  return {
    has: (publicId) => kept?.has(publicId),
    async set(publicId, isKept) {
      change(publicId, isKept)
      const options = { params: { publicId } }
      const send = async () =>
        void (await (isKept
          ? api.put('/api/directory/favorites/:publicId', options)
          : api.delete('/api/directory/favorites/:publicId', options)))
      const sent = (underWay.get(publicId) ?? Promise.resolve()).catch(() => {}).then(send)
      underWay.set(publicId, sent)
      try {
        await sent
      } catch (error) {
        if (underWay.get(publicId) === sent) change(publicId, !isKept)
        throw error
      } finally {
        if (underWay.get(publicId) === sent) underWay.delete(publicId)
      }
    },
    listen(changed, left) {
      listeners.add(changed)
      left.addEventListener('abort', () => listeners.delete(changed))
      // If the list cannot be loaded, the buttons stay disabled. The next button that appears loads it again.
      loading ??= load().catch(() => void (loading = undefined))
      changed()
    },
  }
}
