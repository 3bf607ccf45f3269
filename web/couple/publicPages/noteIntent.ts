import { preloadIntentOf, writePreloadIntent } from '../session/preloadIntent.ts'

/** Stores the provider that the visitor came for, and removes it and the language from the URL. */
export function noteIntent(): void {
  const { pathname, search, hash } = window.location
  const asked = new URLSearchParams(search)
  const intent = preloadIntentOf(search)
  if (intent) writePreloadIntent(intent)
  if (!intent && !isChosen(asked)) return
  for (const name of ['project', 'prestataire', 'planners', 'locale']) asked.delete(name)
  const rest = asked.size > 0 ? `?${asked}` : ''
  window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`)
}

/** The language of the URL is stored in the cookie too. */
function isChosen(asked: URLSearchParams): boolean {
  const locale = asked.get('locale')
  return locale !== null && document.cookie.split('; ').includes(`_locale=${locale}`)
}
