import { createHash } from 'node:crypto'

/** What an island handles when it is clicked (web/couple/islands). Everything else works without scripts, and acts at once. */
const actingByScripts =
  '[data-photo],[data-more],[data-player],[data-privacy-choice],[data-chooses],alliance-date button,alliance-film summary'

/**
 * Runs in public pages. It loads the modules of its `data-modules` once the page is painted, at the first key or touch, or after three
 * seconds. Until they run, clicks on elements that need them are held back, for at most three seconds, and then repeated in order. If they
 * cannot be loaded, what the page has for browsers without scripts is shown.
 * The consent banner is shown with the rest of the page if nothing is stored: on many pages its text is the largest content.
 */
const loader = withoutComments(`{
  const patience = 3000
  const modules = document.currentScript.dataset.modules.split(' ')
  // The scripts store which provider a visitor came for (noteIntent.ts), so they must run before the next page.
  const links = /[?&](prestataire|planners)=/.test(location.search) ? ',a[href^="/"]' : ''
  const held = new Map()
  const hold = (event) => {
    const clicked = event.target.closest('${actingByScripts}' + links)
    if (!clicked || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!held.size) setTimeout(release, patience)
    held.set(clicked, event)
  }
  const release = () => {
    removeEventListener('click', hold, true)
    for (const event of held.values()) event.target.dispatchEvent(new MouseEvent('click', event))
    held.clear()
  }
  const { dataset, style } = document.documentElement
  // Before the body arrives: reading storage blocks the page, and a banner shown later would need a second layout.
  try {
    if (!localStorage.getItem('alliance.consent')) dataset.asksConsent = ''
  } catch {
    // The browser forbids storage. The island asks.
  }
  // Before the first paint, so that pinned elements need not move.
  const keepClear = () => {
    const banner = document.querySelector('[data-asks-consent] alliance-consent > section')
    if (!banner) return
    const observer = new ResizeObserver(() => {
      style.setProperty('--covered-below', Math.ceil(banner.getBoundingClientRect().height) + 'px')
      observer.disconnect()
    })
    observer.observe(banner)
  }
  // When the modules cannot be loaded, e.g. offline.
  const showWithoutScripts = () => {
    for (const part of document.querySelectorAll('noscript')) part.outerHTML = part.textContent
  }
  let isLoading = false
  const load = async () => {
    if (isLoading) return
    isLoading = true
    for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // The modules read the whole page, which may still be arriving.
    if (document.readyState === 'loading') await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed))
    import(modules[0]).catch(showWithoutScripts).finally(release)
  }
  addEventListener('click', hold, true)
  addEventListener('DOMContentLoaded', keepClear)
  // Pictures are painted some frames after they have loaded.
  addEventListener('load', () => setTimeout(load, 100))
  addEventListener('pointerdown', load, { once: true, passive: true })
  addEventListener('keydown', load, { once: true })
  setTimeout(load, patience)
}`)

/** Comments and indentation would be sent with every page. */
function withoutComments(script: string): string {
  return script.replaceAll(/^\s+(?:\/\/.*\n\s+)*/gm, '')
}

/** Allows `loader` in a content security policy. */
export const lateScriptsSource = `'sha256-${createHash('sha256').update(loader).digest('base64')}'`

/** A built page whose modules are loaded late: without them it is complete, and they would delay its pictures. */
export function withLateScripts(html: string): string {
  const files = [...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)">(?:<\/script>)?/g)]
  const modules = files.map(([, file]) => file).join(' ')
  const rest = files.reduce((page, [tag]) => page.replace(tag, ''), html)
  return rest.replace('</head>', () => `<script data-modules="${modules}">${loader}</script></head>`)
}
