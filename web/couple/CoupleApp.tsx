import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { Site } from '../../src/api/schemas/publicPage.ts'
import { CrashBoundary } from '../shared/loading/CrashBoundary.tsx'
import { AnalyticsProvider, type Track } from './analytics/AnalyticsProvider.tsx'
import { ApiProvider } from './api/ApiProvider.tsx'
import type { CoupleApi } from './api/coupleApi.ts'
import { CoupleRoutes } from './CoupleRoutes.tsx'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { SiteProvider } from './site/SiteProvider.tsx'

export interface CoupleAppProps {
  readonly api: CoupleApi
  readonly i18n: i18n
  readonly queries: QueryClient
  readonly styles: EmotionCache
  readonly theme: Theme
  readonly site: Site
  /** Nothing is tracked while a page is rendered on the server. */
  readonly track?: Track
}

const nothing = () => {}

/** The couple app inside its router. The server and the browser render the same tree. */
export function CoupleApp({ api, i18n, queries, styles, theme, site, track = nothing }: CoupleAppProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <ApiProvider api={api}>
              <SiteProvider site={site}>
                <AnalyticsProvider track={track}>
                  <CrashBoundary
                    fallback={(crash) => (
                      <main>
                        <ErrorPage {...crash} />
                      </main>
                    )}
                  >
                    <CoupleRoutes />
                  </CrashBoundary>
                </AnalyticsProvider>
              </SiteProvider>
            </ApiProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
