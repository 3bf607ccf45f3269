import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type AuthProvider, CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, Resource, type Store } from 'react-admin'
import { BrowserRouter, Navigate, Route } from 'react-router'
import { ApiContext } from './api/ApiContext.ts'
import type { OfficeApi } from './api/officeApi.ts'
import type { OfficeDataProvider } from './api/officeDataProvider.ts'
import { RequestsPage } from './features/requests/RequestsPage.tsx'
import { CrashPage } from './layout/CrashPage.tsx'
import { LoadingPage } from './layout/LoadingPage.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { OfficeLayout } from './layout/OfficeLayout.tsx'
import { OfficeTheme } from './theme/OfficeTheme.tsx'

const SignInPage = lazy(async () => ({ default: (await import('./features/signIn/SignInPage.tsx')).SignInPage }))
const CreditsPage = lazy(async () => ({ default: (await import('./features/credits/CreditsPage.tsx')).CreditsPage }))

export interface OfficeAppProps {
  readonly api: OfficeApi
  readonly authProvider: AuthProvider
  readonly dataProvider: OfficeDataProvider
  readonly i18nProvider: I18nProvider
  readonly queries: QueryClient
  readonly preferences: Store
}

/** The office: react-admin's contexts and routes under our own layout and theme. */
export function OfficeApp({ api, authProvider, dataProvider, i18nProvider, queries, preferences }: OfficeAppProps) {
  return (
    <BrowserRouter basename="/office">
      <ApiContext value={api}>
        <CoreAdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queries}
          store={preferences}
        >
          <OfficeTheme>
            <Suspense fallback={<LoadingPage />}>
              <CoreAdminUI
                layout={OfficeLayout}
                loginPage={SignInPage}
                loading={LoadingPage}
                catchAll={NotFoundPage}
                error={CrashPage}
                title="Alliance"
                disableTelemetry
              >
                <Resource name="requests" />
                <Resource name="credit-entries" />
                <CustomRoutes>
                  <Route path="/" element={<Navigate to="/requests" replace />} />
                  <Route path="/requests/:id?" element={<RequestsPage />} />
                  <Route path="/credits" element={<CreditsPage />} />
                </CustomRoutes>
              </CoreAdminUI>
            </Suspense>
          </OfficeTheme>
        </CoreAdminContext>
      </ApiContext>
    </BrowserRouter>
  )
}
