import { renderedWhenNear } from './renderedWhenNear.ts'

/** A page's content and its contact card: side by side on wide screens. */
export const asideColumns = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
} as const

/** The content: sections one below the other. */
export const contentColumn = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // Higher than most sections, so that pictures far below load after those in the window.
  // A section is clipped at its edges, so it has space for the outlines of what is focused.
  '& > section': { ...renderedWhenNear('24rem'), p: 1, m: -1 },
} as const
