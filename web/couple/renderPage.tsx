import { text } from 'node:stream/consumers'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { paths } from '../../src/api/schemas/pagePaths.ts'
import type { PublicPage, Site } from '../../src/api/schemas/publicPage.ts'
import { createI18n } from '../shared/i18n/createI18n.ts'
import type { InterfaceLanguage } from '../shared/i18n/languages.ts'
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
  /** Title and styles, for the head. */
  readonly head: string
}

/** Pages of the app that stand there before their scripts: where a visitor signs in. */
const renderedForVisitors: ReadonlySet<string> = new Set([paths.account, paths.landingAccount])

export { appModulesOf, isAppPath }

/** Renders a page for everybody: no script renders it again. */
export async function renderPublicPage(page: PublicPage, language: InterfaceLanguage, site: Site): Promise<RenderedPage> {
  const i18n = createI18n(language, await loadAllTranslations(language))
  const styles = createStyles()
  // Parts that it shares with the app ask for the address; on these pages nothing depends on it.
  return render(
    <StaticRouter location={paths.welcome}>
      <PublicApp page={page} site={site} i18n={i18n} styles={styles} />
    </StaticRouter>,
    styles,
  )
}

/** Renders a page of the app for a visitor, which the browser hydrates; undefined for those that need a session. */
export async function renderAppPage(path: string, language: InterfaceLanguage, site: Site): Promise<RenderedPage | undefined> {
  if (!renderedForVisitors.has(path)) return undefined
  const i18n = createI18n(language, await loadAllTranslations(language))
  const queries = createQueries()
  queries.setQueryData(queryKeys.me, null)
  const styles = createStyles()
  return render(
    <StaticRouter location={path}>
      <CoupleApp api={createCoupleApi(() => language)} i18n={i18n} queries={queries} styles={styles} site={site} />
    </StaticRouter>,
    styles,
  )
}

async function render(app: ReactNode, styles: ReturnType<typeof createStyles>): Promise<RenderedPage> {
  // Collect the styles for the head instead of writing them between the elements.
  styles.compat = true
  // React would put long parts at the end and have inline scripts move them into place, which the page's policy forbids.
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const rendered = await text(prelude)
  // React puts the title first, where it cannot know that a head will be around it.
  const title = /^(?:<(?:title|meta|link)[^>]*>(?:[^<]*<\/title>)?)*/.exec(rendered)?.[0] ?? ''
  const html = rendered.slice(title.length)
  const emotion = createEmotionServer(styles)
  return { html, head: title + emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)) }
}
