import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { storedValue } from '../../shared/browserStorage.ts'

/** Entry of the browser's history → how far its page was scrolled. */
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

/**
 * Where the page stands in the window. A page that is gone to begins at its top, with the focus at its beginning, as after a page load, so that
 * a screen reader reads on from there; one that is gone back to, or reloaded, stands where it was left.
 */
export function useScrollPosition(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation()
  const kind = useNavigationType()
  const positions = useRef<Map<string, number>>(undefined)
  const current = useRef(key)
  const shown = useRef<string>(undefined)
  const isRestoring = useRef(false)
  positions.current ??= new Map(Object.entries(stored.read() ?? {}))

  useEffect(() => {
    const before = window.history.scrollRestoration
    window.history.scrollRestoration = 'manual'
    // A page that is still too short for the place it was left at does not change that place.
    const note = () => !isRestoring.current && positions.current?.set(current.current, window.scrollY)
    const keep = () => {
      note()
      stored.write(Object.fromEntries([...(positions.current ?? [])].slice(-mostKept)))
    }
    window.addEventListener('scroll', note, { passive: true })
    // The scroll event comes a frame late, and the router renders the next page before a later listener of `popstate` is called.
    window.navigation?.addEventListener('navigate', note)
    window.addEventListener('pagehide', keep)
    return () => {
      window.history.scrollRestoration = before
      window.removeEventListener('scroll', note)
      window.navigation?.removeEventListener('navigate', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [])

  useLayoutEffect(() => {
    const first = shown.current === undefined
    const samePage = shown.current === pathname
    current.current = key
    shown.current = pathname
    if (!first && !samePage) main.current?.focus({ preventScroll: true })
    if (kind === NavigationType.Pop) {
      const left = positions.current?.get(key)
      if (left !== undefined) {
        isRestoring.current = true
        return stayAt(left, () => (isRestoring.current = false))
      }
      if (first) return undefined
    }
    if (!samePage && !first) window.scrollTo(0, 0)
    else positions.current?.set(key, window.scrollY)
    return undefined
  }, [main, pathname, key, kind])
}

/**
 * Keeps the page at a place while what it shows arrives: it may be too short at first, and what grows above moves it. Ends with the first thing
 * that the person does.
 */
function stayAt(top: number, onEnd: () => void): () => void {
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const attempt = () => window.scrollTo(0, top)
  const observer = new ResizeObserver(attempt)
  const timer = setTimeout(() => stop(), longestWaitMs)
  function stop() {
    onEnd()
    clearTimeout(timer)
    observer.disconnect()
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  observer.observe(document.body)
  attempt()
  return stop
}
