import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Location } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useScrollPosition } from '../../shared/history/useScrollPosition.ts'
import { focusHeading } from './focusHeading.ts'

const inbox = officePage('requests')

/**
 * Restores scroll positions when going back or reloading, and moves the focus to a new page's heading. The inbox always keeps its position,
 * also while requests are opened beside it, and the focus stays there.
 */
export function usePagePosition(): void {
  const beside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  useScrollPosition({
    scroller,
    onPage: focusHeading,
    nameOf: ({ pathname, search }: Location) =>
      pathname === inbox || (beside && pathname.startsWith(`${inbox}/`)) ? `${inbox}${search}` : undefined,
  })
}

/** The element that scrolls at this width: the inbox beside a request, the page, or the window. */
function scroller(): Element | undefined {
  const panes = [document.querySelector('[data-inbox]'), document.getElementById('content')]
  const own = panes.find((pane) => pane !== null && getComputedStyle(pane).overflowY === 'auto')
  return own ?? document.scrollingElement ?? undefined
}
