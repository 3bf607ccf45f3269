import { text } from 'node:stream/consumers'
import createEmotionServer from '@emotion/server/create-instance'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { createI18n } from '../shared/i18n/createI18n.ts'
import type { InterfaceLanguage } from '../shared/i18n/languages.ts'
import type { Presets } from '../shared/pageData.ts'
import { createCoupleApi } from './api/coupleApi.ts'
import { CoupleApp } from './CoupleApp.tsx'
import { createQueries } from './createQueries.ts'
import { createStyles } from './createStyles.ts'
import { loadTranslations } from './locales/loadTranslations.ts'
import { pageModulesOf } from './pageModules.ts'
import { isDirectoryPage, isKnownPath, isProviderPage, paths } from './paths.ts'
import { meKey } from './session/useMe.ts'
import type { Site } from './site/SiteProvider.tsx'

/** A page for a visitor, drawn on the server so that it stands there before any script has arrived. */
export interface RenderedPage {
  readonly html: string
  /** Title and styles, for the head. */
  readonly head: string
}

const drawnForVisitors: ReadonlySet<string> = new Set([paths.welcome, paths.account, paths.landing, paths.landingAccount])

export { isKnownPath, pageModulesOf }

/**
 * Draws a page; undefined for those that need a session, which the browser draws.
 * @param presets what its queries would answer, by their keys
 */
export async function renderPage(
  path: string,
  language: InterfaceLanguage,
  site: Site,
  presets: Presets = [],
): Promise<RenderedPage | undefined> {
  if (isKnownPath(path) && !drawnForVisitors.has(path) && !isProviderPage(path) && !isDirectoryPage(path)) return undefined
  const i18n = createI18n(language, await loadTranslations(language))
  const queries = createQueries()
  queries.setQueryData(meKey, null)
  for (const [key, data] of presets) queries.setQueryData(key, data)
  const styles = createStyles()
  // Collect the styles for the head instead of writing them between the elements.
  styles.compat = true
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <CoupleApp api={createCoupleApi(() => language)} i18n={i18n} queries={queries} styles={styles} site={site} />
    </StaticRouter>,
    // React would put long parts at the end and have inline scripts move them into place, which the page's policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const drawn = await text(prelude)
  // React puts the title first, where it cannot know that a head will be around it.
  const title = /^(?:<(?:title|meta|link)[^>]*>(?:[^<]*<\/title>)?)*/.exec(drawn)?.[0] ?? ''
  const html = drawn.slice(title.length)
  const emotion = createEmotionServer(styles)
  return { html, head: title + emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) }
}
