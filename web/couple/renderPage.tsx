import { text } from 'node:stream/consumers'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { paths } from '../../src/api/schemas/pagePaths.ts'
import type { PublicPage, Site } from '../../src/api/schemas/publicPage.ts'
import { createI18n } from '../shared/i18n/createI18n.ts'
import type { InterfaceLanguage } from '../shared/i18n/languages.ts'
import { createHouseTheme } from '../shared/theme/theme.ts'
import { createCoupleApi } from './api/coupleApi.ts'
import { queryKeys } from './api/queryKeys.ts'
import { appModulesOf } from './appModules.ts'
import { CoupleApp } from './CoupleApp.tsx'
import { createQueries } from './createQueries.ts'
import { createStyles } from './createStyles.ts'
import { PublicApp } from './PublicApp.tsx'
import { isAppPath } from './paths.ts'
import { loadAllTranslations } from './texts/loadAllTranslations.ts'

export interface RenderedPage {
  readonly html: string
  /** Title and styles for the head. */
  readonly head: string
}

/** The app's pages that are rendered on the server: those on which a visitor signs in. */
const renderedForVisitors: ReadonlySet<string> = new Set([paths.account, paths.landingAccount])

const theme = createHouseTheme()

export { appModulesOf, isAppPath }

/** Renders a public page, which is not hydrated. */
export async function renderPublicPage(page: PublicPage, language: InterfaceLanguage, site: Site): Promise<RenderedPage> {
  const i18n = createI18n(language, await loadAllTranslations(language))
  const styles = createStyles()
  // Components shared with the app need a router. On public pages nothing depends on its location.
  return render(
    <StaticRouter location={paths.welcome}>
      <PublicApp page={page} site={site} i18n={i18n} styles={styles} theme={theme} />
    </StaticRouter>,
    styles,
  )
}

/** Renders a page of the app for a visitor, to be hydrated; undefined for pages that need a session. */
export async function renderAppPage(path: string, language: InterfaceLanguage, site: Site): Promise<RenderedPage | undefined> {
  if (!renderedForVisitors.has(path)) return undefined
  const i18n = createI18n(language, await loadAllTranslations(language))
  const queries = createQueries()
  queries.setQueryData(queryKeys.me, null)
  const styles = createStyles()
  return render(
    <StaticRouter location={path}>
      <CoupleApp api={createCoupleApi(() => language)} i18n={i18n} queries={queries} styles={styles} theme={theme} site={site} />
    </StaticRouter>,
    styles,
  )
}

async function render(app: ReactNode, styles: ReturnType<typeof createStyles>): Promise<RenderedPage> {
  // Collect the styles for the head instead of writing them between the elements.
  styles.compat = true
  // React would stream long parts at the end with inline scripts, which the content security policy forbids.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const rendered = await text(prelude)
  // React renders the title first, because it does not know the surrounding head.
  const title = /^(?:<(?:title|meta|link)[^>]*>(?:[^<]*<\/title>)?)*/.exec(rendered)?.[0] ?? ''
  const html = rendered.slice(title.length)
  const emotion = createEmotionServer(styles)
  return { html, head: title + emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) }
}
