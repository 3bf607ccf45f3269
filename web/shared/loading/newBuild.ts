import { storedValue } from '../browserStorage.ts'

/** During a deploy two builds may serve at once. The pause prevents a loop of reloads between them. */
const pauseMs = 60_000
/** A reload that takes longer counts as cancelled. Nothing is lost if it happens later. */
const reloadMs = 3_000

const justReloaded = storedValue<boolean>(
  () => sessionStorage,
  'alliance.reloaded',
  (value) => value === true || null,
  pauseMs,
)

let asked: Promise<boolean> | undefined

/** Reloads the page once if its build was replaced, and answers whether it does. Without a network the page stays as it is. */
export function reloadsForNewBuild(): Promise<boolean> {
  asked ??= askForBuild().finally(() => (asked = undefined))
  return asked
}

/**
 * Resolves when the page is still there some time after its reload began, e.g. because of unsaved input. The page may then be reloaded
 * again.
 */
export async function reloadRefused(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, reloadMs))
  justReloaded.clear()
}

/** Also reloads for chunks that no component renders, such as the texts of another language. */
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
  // A browser without storage could reload forever.
  if (justReloaded.read() !== true) return false
  window.location.reload()
  return true
}
