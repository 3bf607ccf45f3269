import { useRef, useState } from 'react'
import { inOrder } from '../../../src/domain/provider/inOrder.ts'
import type { SideApi } from '../api/officeApi.ts'
import type { useSideChange } from './useSideChange.ts'

interface Identified {
  readonly id: string
}

const idOf = ({ id }: Identified) => id

interface SavedOrder {
  readonly inOrder: <Item extends Identified>(items: readonly Item[]) => readonly Item[]
  readonly etag: string
}

interface OrderChange<Shown, Item extends Identified> {
  readonly items: readonly Item[]
  /** The version of their order. */
  readonly etag: string
  /** Sends all ids in their new order; returns the new version. */
  readonly send: (side: SideApi, ids: readonly string[], etag: string) => Promise<{ readonly etag: string }>
  /** Puts what is shown in the saved order until it is refetched. */
  readonly meanwhile: (shown: Shown, saved: SavedOrder) => Shown
  readonly onConflict: () => void
}

/**
 * Changes the order of photographs or videos. A move is shown at once. A move made while another is saved is saved after it, for the
 * version that the first one left.
 */
export function useOrderChange<Shown, Item extends Identified>(
  { mutateAsync }: Pick<ReturnType<typeof useSideChange<Shown>>, 'mutateAsync'>,
  { items, etag, send, meanwhile, onConflict }: OrderChange<Shown, Item>,
): { readonly items: readonly Item[]; readonly putInOrder: (items: readonly Item[]) => Promise<void> } {
  const [wanted, setWanted] = useState<readonly string[]>()
  /** The order of the last move; undefined when all are saved. */
  const asked = useRef<readonly string[]>(undefined)

  async function putInOrder(ordered: readonly Item[]): Promise<void> {
    const isUnderWay = asked.current !== undefined
    asked.current = ordered.map(({ id }) => id)
    setWanted(asked.current)
    if (isUnderWay) return
    try {
      await saveMoves()
    } catch {
      // The change shows its failure. Later moves were made on an order that was not saved.
    } finally {
      asked.current = undefined
      setWanted(undefined)
    }
  }

  async function saveMoves(): Promise<void> {
    let version = etag
    let isSaved = true
    for (let ids = asked.current, sent: typeof ids; isSaved && ids && ids !== sent; ids = asked.current) {
      const order = ids
      isSaved = await mutateAsync({
        send: async (side) => {
          version = (await send(side, order, version)).etag
        },
        meanwhile: (shown) => meanwhile(shown, { inOrder: (some) => inOrder(some, order, idOf), etag: version }),
        onConflict,
      })
      sent = order
    }
  }

  return { items: wanted ? inOrder(items, wanted, idOf) : items, putInOrder }
}
