import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { storedValue } from '../browserStorage.ts'

/** Place in the history → how far its page was scrolled. */
type Positions = Readonly<Record<string, number>>

const stored = storedValue<Positions>(
  () => sessionStorage,
  'alliance.scroll',
  (value) => (typeof value === 'object' && value !== null ? (value as Positions) : null),
)

/** Older ones are forgotten: nobody goes back that far. */
const mostKept = 50
/** What is read may come late; whoever scrolls meanwhile is not pulled away. */
const longestWaitMs = 15_000

interface ScrollPositionOptions {
  /** What is scrolled at present; undefined while it is not there. Default: the window. */
  readonly scroller?: () => Element | undefined
  /**
   * Names the pages that stand where they were left on whatever way somebody comes to them, and stay as they are while the name does.
   * Default: only on the way back in the history.
   */
  readonly nameOf?: (location: Location) => string | undefined
  /** Another page is shown. */
  readonly onPage?: () => void
}

const theWindow = () => document.scrollingElement ?? undefined

/** Where a page stands: one that is gone to begins at its top; one that is gone back to, or reloaded, stands where it was left. */
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
    // A page that is still too short for the place it was left at does not change that place.
    const note = () => {
      const element = latest.current.scroller()
      if (element && !isRestoring.current) positions.current?.set(current.current, element.scrollTop)
    }
    const keep = () => {
      note()
      stored.write(Object.fromEntries([...(positions.current ?? [])].slice(-mostKept)))
    }
    // Elements tell their scrolling to those alone who listen on the way down.
    window.addEventListener('scroll', note, { passive: true, capture: true })
    // The scroll event comes a frame late, and the router renders the next page before a later listener of `popstate` is called.
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
 * Keeps the page at a place while what it shows arrives: it may be too short at first, and what grows above moves it. Ends with the first thing
 * that the person does.
 */
function stayAt(top: number, scroller: () => Element | undefined, onEnd: () => void): () => void {
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const attempt = () => scroller()?.scrollTo(0, top)
  const sizes = new ResizeObserver(attempt)
  // What grows within an element that is scrolled does not change its size.
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
