import { isAppPath, isWelcomePath } from '../paths.ts'

/** Fetches the app's scripts when a link to the app is hovered, touched or focused. */
export function prefetchApp(scripts: readonly string[]): void {
  const done = new AbortController()
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== window.location.origin || !isAppPath(link.pathname) || isWelcomePath(link.pathname)) return
    done.abort()
    for (const href of scripts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const hint of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(hint, prefetch, { passive: true, signal: done.signal })
}
