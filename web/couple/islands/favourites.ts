import type { CoupleApi } from '../api/coupleApi.ts'

/** The couple's favourites by public id, shared by all favourite buttons of the page. */
export interface Favourites {
  /** undefined while the list is loading. */
  has(publicId: string): boolean | undefined
  /** Applied at once and reverted if the server refuses. Changes of one provider are sent in order. */
  set(publicId: string, kept: boolean): Promise<void>
  /** Loads the list once, and calls `changed` on each change until `left` is aborted. */
  listen(changed: () => void, left: AbortSignal): void
  /** Who is signed in. The list of anybody else is dropped. */
  belongTo(person: string | undefined): void
}

interface List {
  kept?: ReadonlySet<string>
  loading?: Promise<void>
  readonly underWay: Map<string, Promise<void>>
}

export function createFavourites(api: CoupleApi): Favourites {
  let owner: string | undefined
  // Answers to an earlier couple change its own list, which nobody reads any more.
  let list: List = { underWay: new Map() }
  const listeners = new Set<() => void>()
  const become = (of: List, kept?: ReadonlySet<string>) => {
    of.kept = kept
    for (const listener of listeners) listener()
  }
  const load = async (of: List) => {
    const loaded = await api.get('/api/directory/favorites')
    become(of, new Set(loaded.map(({ publicId }) => publicId)))
  }
  // If the list cannot be loaded, the buttons stay disabled. The next button that appears loads it again.
  const loadOnce = (of: List) => void (of.loading ??= load(of).catch(() => void (of.loading = undefined)))
  const change = (of: List, publicId: string, isKept: boolean) => {
    const others = [...(of.kept ?? [])].filter((id) => id !== publicId)
    become(of, new Set(isKept ? [...others, publicId] : others))
  }
  return {
    has: (publicId) => list.kept?.has(publicId),
    async set(publicId, isKept) {
      const of = list
      change(of, publicId, isKept)
      const options = { params: { publicId } }
      const send = async () => {
        // A change that has waited is not sent in another couple's session.
        if (of === list)
          await (isKept
            ? api.put('/api/directory/favorites/:publicId', options)
            : api.delete('/api/directory/favorites/:publicId', options))
      }
      const { underWay } = of
      const sent = (underWay.get(publicId) ?? Promise.resolve()).catch(() => {}).then(send)
      underWay.set(publicId, sent)
      try {
        await sent
      } catch (error) {
        if (underWay.get(publicId) === sent) change(of, publicId, !isKept)
        throw error
      } finally {
        if (underWay.get(publicId) === sent) underWay.delete(publicId)
      }
    },
    listen(changed, left) {
      listeners.add(changed)
      left.addEventListener('abort', () => listeners.delete(changed))
      loadOnce(list)
      changed()
    },
    belongTo(person) {
      if (person === owner) return
      owner = person
      list = { underWay: new Map() }
      become(list)
      if (person && listeners.size > 0) loadOnce(list)
    },
  }
}
