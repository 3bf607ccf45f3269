import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { isAppPath, isWelcomePath } from '../paths.ts'

/** Fetches the app's scripts, which the sign-in page lists, when a link to the app is hovered, touched or focused. */
export function prefetchApp(): void {
  const done = new AbortController()
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== window.location.origin || !isAppPath(link.pathname) || isWelcomePath(link.pathname)) return
    done.abort()
    // If the network is lost, following the link reports it.
    void preloadApp().catch(() => undefined)
  }
  for (const hint of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(hint, prefetch, { passive: true, signal: done.signal })
}

async function preloadApp(): Promise<void> {
  const response = await fetch(paths.account, { headers: { accept: 'text/html' } })
  const page = await response.text()
  // Some of the tags are in a template, because the sign-in page itself loads those scripts later.
  for (const [, href = ''] of page.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
