import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createI18n } from '../shared/i18n/createI18n.ts'
import { watchForNewBuild } from '../shared/loading/newBuild.ts'
import { readPageData } from '../shared/pageData.ts'
import { createHouseTheme } from '../shared/theme/theme.ts'
import { createAnalytics } from './analytics/createAnalytics.ts'
import { createCoupleApi } from './api/coupleApi.ts'
import { queryKeys } from './api/queryKeys.ts'
import { CoupleApp } from './CoupleApp.tsx'
import { createQueries } from './createQueries.ts'
import { createStyles } from './createStyles.ts'
import { createErrorReports, reportUncaught } from './errorReporting/createErrorReports.ts'
import { defineIslands } from './islands/defineIslands.ts'
import { loadTranslations } from './texts/loadTranslations.ts'
import { pageTextsOf } from './texts/pageTexts.ts'

/** Hydrates a server-rendered page, or renders the app where there is none. */
export async function startApp(): Promise<void> {
  const { language, country, maybeSignedIn, rules, hasLegalPages = false, presets = [], analyticsUrl, errorReportsUrl } = readPageData()
  const root = document.querySelector('#root')
  if (!root) throw new Error('the page has no #root')
  const report = createErrorReports(errorReportsUrl)
  reportUncaught(report)
  watchForNewBuild()
  const i18n = createI18n(language, await loadTranslations(language, pageTextsOf(window.location.pathname)), loadTranslations)
  const queries = createQueries()
  if (!maybeSignedIn) queries.setQueryData(queryKeys.me, null)
  for (const [key, data] of presets) queries.setQueryData(key, data)
  const api = createCoupleApi(() => i18n.language)
  defineIslands()
  // In a task of its own, so that the browser can handle input before.
  await new Promise((resolve) => setTimeout(resolve))
  const theme = createHouseTheme()
  const app = (
    <StrictMode>
      <BrowserRouter>
        <CoupleApp
          api={api}
          i18n={i18n}
          queries={queries}
          styles={createStyles()}
          theme={theme}
          site={{ country, asksConsent: (analyticsUrl ?? errorReportsUrl) !== undefined, hasLegalPages, rules, forVisitors: false }}
          track={createAnalytics(analyticsUrl)}
        />
      </BrowserRouter>
    </StrictMode>
  )
  const options = {
    onCaughtError(error: unknown) {
      console.error(error)
      report('render', error)
    },
  }
  // A transition hydrates in slices, so that input is handled in between.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app, options))
  else createRoot(root, options).render(app)
  // Not needed to start. Without this code the favourite buttons stay disabled.
  import('./session/defineFavourites.ts').then(({ defineFavourites }) => defineFavourites(api, queries)).catch(() => {})
}
