import { useState } from 'react'

export interface Selection {
  /** In the list's order. */
  readonly selected: readonly string[]
  /** With Shift, everything between the last clicked item and this one gets the same state. */
  readonly toggle: (id: string, withRange: boolean) => void
  readonly all: () => void
  readonly none: () => void
}

/**
 * The selected items of a list. Items that left the list are not selected.
 * @param ids in the list's order
 */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string>()
  return {
    selected: ids.filter((id) => chosen.has(id)),
    toggle(id, withRange) {
      const [from, to] = [withRange && anchor !== undefined ? ids.indexOf(anchor) : -1, ids.indexOf(id)]
      const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      const next = new Set(chosen)
      for (const each of range) {
        if (chosen.has(id)) next.delete(each)
        else next.add(each)
      }
      setChosen(next)
      setAnchor(id)
    },
    all: () => setChosen(new Set(ids)),
    none: () => setChosen(new Set()),
  }
}
