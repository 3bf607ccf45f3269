import { createHash } from 'node:crypto'

/**
 * Runs in public pages. It loads the modules of its `data-modules` once the page is painted, at the first key or touch, or after three
 * seconds. Until they run, a click in an element that needs them is held back, for at most three seconds, and then repeated.
 */
const loader = `{
  const patience = 3000
  const [entry, ...others] = document.currentScript.dataset.modules.split(' ')
  let held
  const hold = (event) => {
    if (!event.target.closest(':not(:defined)') || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!held) setTimeout(release, patience)
    held = event
  }
  const release = () => {
    removeEventListener('click', hold, true)
    held?.target.dispatchEvent(new MouseEvent('click', held))
    held = undefined
  }
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    for (const href of others) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import(entry).finally(release)
  }
  addEventListener('click', hold, true)
  // Pictures are painted some frames after they have loaded.
  addEventListener('load', () => setTimeout(load, 100))
  addEventListener('pointerdown', load, { once: true, passive: true })
  addEventListener('keydown', load, { once: true })
  setTimeout(load, patience)
}`

/** Allows `loader` in a content security policy. */
export const lateScriptsSource = `'sha256-${createHash('sha256').update(loader).digest('base64')}'`

/** A built page whose modules are loaded late: without them it is complete, and they would delay its pictures. */
export function withLateScripts(html: string): string {
  const files = [...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)">(?:<\/script>)?/g)]
  const modules = files.map(([, file]) => file).join(' ')
  const rest = files.reduce((page, [tag]) => page.replace(tag, ''), html)
  return rest.replace('</head>', () => `<script data-modules="${modules}">${loader}</script></head>`)
}
