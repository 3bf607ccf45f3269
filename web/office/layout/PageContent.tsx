import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useRef } from 'react'
import { useMatch } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useLostFocus } from '../../shared/focus/useLostFocus.ts'
import { PageBoundary } from '../kit/page/PageBoundary.tsx'
import { usePagePosition } from './usePagePosition.ts'

/** The place of the page in the layout: its scroll position and the focus. */
export function PageContent({ children }: { readonly children?: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  usePagePosition()
  useLostFocus(content)
  // An open request has its own actions at the bottom.
  const readsRequest = useMatch(officePage('requests', ':id')) !== null
  return (
    <Box
      component="main"
      ref={content}
      id="content"
      tabIndex={-1}
      sx={{
        gridArea: 'main',
        minWidth: 0,
        overflowY: { md: 'auto' },
        pb: { xs: readsRequest ? 8 : 0, md: 0 },
        // Keeps a focused element clear of what is pinned at the bottom.
        '&:has([data-pinned])': { scrollPaddingBottom: '88px' },
        outline: 'none',
        // Focused by the program only, when the page is opened.
        '& :is(h1, h2)[tabindex="-1"]': { outline: 'none' },
        '@media print': { overflow: 'visible', pb: 0 },
      }}
    >
      <PageBoundary>
        <Suspense fallback={null}>{children}</Suspense>
      </PageBoundary>
    </Box>
  )
}
