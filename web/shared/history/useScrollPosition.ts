import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { storedValue } from '../browserStorage.ts'

/** History entry, or the page's name → scroll position. */
type Positions = Readonly<Record<string, number>>

const stored = storedValue<Positions>(
  () => sessionStorage,
  'alliance.scroll',
  (value) => (typeof value === 'object' && value !== null ? (value as Positions) : null),
)

/** Older ones are dropped, since nobody goes back that far. */
const mostKept = 50
/** Loading may be slow. Restoring ends when the person scrolls. */
const longestWaitMs = 15_000

interface ScrollPositionOptions {
  /** The element that scrolls; undefined while it is not rendered. Default: the window. */
  readonly scroller?: () => Element | undefined
  /**
   * Pages with the same name keep their scroll position, whichever way they are reached. Default: a position is restored only when going
   * back.
   */
  readonly nameOf?: (location: Location) => string | undefined
  /** Called when another page is shown. */
  readonly onPage?: () => void
}

const theWindow = () => document.scrollingElement ?? undefined

/** Scrolls a new page to its top. Going back or reloading restores the position at which the page was left. */
export function useScrollPosition({ scroller = theWindow, nameOf, onPage }: ScrollPositionOptions = {}): void {
  const location = useLocation()
  const { pathname, key } = location
  const kind = useNavigationType()
  const name = nameOf?.(location)
  const place = name ?? key
  const positions = useRef<Map<string, number>>(undefined)
  const current = useRef(place)
  const shown = useRef<string>(undefined)
  const isRestoring = useRef(false)
  const latest = useRef({ scroller, onPage })
  positions.current ??= new Map(Object.entries(stored.read() ?? {}))
  useLayoutEffect(() => {
    latest.current = { scroller, onPage }
  })

  useEffect(() => {
    const before = window.history.scrollRestoration
    window.history.scrollRestoration = 'manual'
    // While a position is being restored, the page may still be too short. Its scroll events are ignored.
    const note = () => {
      const element = latest.current.scroller()
      if (element && !isRestoring.current) positions.current?.set(current.current, element.scrollTop)
    }
    const keep = () => {
      note()
      stored.write(Object.fromEntries([...(positions.current ?? [])].slice(-mostKept)))
    }
    // Scroll events of elements do not bubble, so they are caught in the capture phase.
    window.addEventListener('scroll', note, { passive: true, capture: true })
    // The scroll event is fired a frame late, and a `popstate` listener runs after the router has rendered the next page.
    window.navigation?.addEventListener('navigate', note)
    window.addEventListener('pagehide', keep)
    return () => {
      window.history.scrollRestoration = before
      window.removeEventListener('scroll', note, { capture: true })
      window.navigation?.removeEventListener('navigate', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [])

  useLayoutEffect(() => {
    const first = shown.current === undefined
    const samePage = shown.current === pathname
    const staysAsItIs = name !== undefined && !samePage && current.current === name && !first
    current.current = place
    shown.current = pathname
    if (staysAsItIs) return undefined
    if (!first && !samePage) latest.current.onPage?.()
    if (kind === NavigationType.Pop || (name !== undefined && !samePage)) {
      const left = positions.current?.get(place)
      if (left !== undefined) {
        isRestoring.current = true
        return stayAt(left, latest.current.scroller, () => (isRestoring.current = false))
      }
      if (first) return undefined
    }
    const element = latest.current.scroller()
    if (!samePage && !first) element?.scrollTo(0, 0)
    else if (element) positions.current?.set(place, element.scrollTop)
    return undefined
  }, [pathname, place, name, kind])
}

/**
 * Holds a scroll position while content loads, because the page may be too short at first and content above may grow. Ends at the
 * person's first input.
 */
function stayAt(top: number, scroller: () => Element | undefined, onEnd: () => void): () => void {
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const attempt = () => scroller()?.scrollTo(0, top)
  const sizes = new ResizeObserver(attempt)
  // Content that grows within a scrolled element does not change the element's size.
  const content = new MutationObserver(attempt)
  const timer = setTimeout(() => stop(), longestWaitMs)
  function stop() {
    onEnd()
    clearTimeout(timer)
    sizes.disconnect()
    content.disconnect()
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  sizes.observe(document.body)
  content.observe(document.body, { childList: true, subtree: true })
  attempt()
  return stop
}
