import { useEffect } from 'react'

/** What most pages share. */
const parts = [
  () => import('../kit/form/RecordForm.tsx'),
  () => import('../kit/form/CommandForm.tsx'),
  () => import('../kit/list/ListPage.tsx'),
]
/** The first page and its data come first. */
const pauseMs = 1_000

/** Preloads parts of the kit after the first page, so that further pages load only their own code. */
export function usePreloadedKit(): void {
  useEffect(() => {
    // A failure is ignored here: the page that needs the part loads it again.
    const timer = setTimeout(() => parts.forEach((load) => void load().catch(() => {})), pauseMs)
    return () => clearTimeout(timer)
  }, [])
}
