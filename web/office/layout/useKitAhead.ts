import { useEffect } from 'react'

/** What most pages have in common. */
const parts = [
  () => import('../kit/form/RecordForm.tsx'),
  () => import('../kit/form/CommandForm.tsx'),
  () => import('../kit/list/ListPage.tsx'),
]
/** The first page and its data come first. */
const pauseMs = 1_000

/** Loads parts of the kit while the first page is read, so that further pages need only their own code. */
export function useKitAhead(): void {
  useEffect(() => {
    // A part that could not be loaded is loaded with its page.
    const timer = setTimeout(() => parts.forEach((load) => void load().catch(() => {})), pauseMs)
    return () => clearTimeout(timer)
  }, [])
}
