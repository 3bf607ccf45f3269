import { useState } from 'react'

export interface Selection {
  /** In the order of the list. */
  readonly selected: readonly string[]
  /** With Shift, everything between the item that was clicked before and this one becomes as this one. */
  readonly toggle: (id: string, withRange: boolean) => void
  readonly all: () => void
  readonly none: () => void
}

/** Which items of a list are selected; one that is gone is not. @param ids in the order of the list */
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
