import { storedValue } from '../browserStorage.ts'

/** Two builds may serve side by side for a while; nobody is sent back and forth between them. */
const pauseMs = 60_000
/** A reload that takes longer counts as refused; if it still happens, nothing is lost. */
const reloadMs = 3_000

const justReloaded = storedValue<boolean>(
  () => sessionStorage,
  'alliance.reloaded',
  (value) => value === true || null,
  pauseMs,
)

let asked: Promise<boolean> | undefined

/**
 * Whether a part of the page is missing because another build has taken the place of this page's; then the page is reloaded, once.
 * Without a network nothing is known, and the page stays as it is.
 */
export function reloadsForNewBuild(): Promise<boolean> {
  asked ??= askForBuild().finally(() => (asked = undefined))
  return asked
}

/** Resolves when the page is still there some time after its reload began, e.g. because of unsaved input; it may then be reloaded again. */
export async function reloadRefused(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, reloadMs))
  justReloaded.clear()
}

/** Also for parts that are not rendered, such as texts in another language. */
export function watchForNewBuild(): void {
  window.addEventListener('vite:preloadError', () => void reloadsForNewBuild())
}

async function askForBuild(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  if (!entry || justReloaded.read() === true) return false
  const page = await fetch(window.location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' }).catch(() => undefined)
  const html = page?.ok === true ? await page.text() : ''
  if (html === '' || html.includes(entry)) return false
  justReloaded.write(true)
  // A browser that keeps nothing could be sent round in circles.
  if (justReloaded.read() !== true) return false
  window.location.reload()
  return true
}
