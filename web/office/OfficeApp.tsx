import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { type AuthProvider, CoreAdminContext, CoreAdminUI, CustomRoutes, type I18nProvider, Resource, type Store } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router'
import { officeEntrances, officePath } from '../../src/api/schemas/pagePaths.ts'
import { ApiContext } from './api/ApiContext.ts'
import type { OfficeApi } from './api/officeApi.ts'
import type { OfficeDataProvider } from './api/officeDataProvider.ts'
import { CrashMessage } from './kit/page/CrashMessage.tsx'
import { PageBoundary } from './kit/page/PageBoundary.tsx'
import { LoadingPage } from './layout/LoadingPage.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { OfficeLayout } from './layout/OfficeLayout.tsx'
import { resources } from './resources.ts'
import { openTo, type Permissions } from './session/permissions.ts'
import { withTexts } from './texts/withTexts.tsx'
import { OfficeTheme } from './theme/OfficeTheme.tsx'

const SignInPage = withTexts(['signIn'], async () => (await import('./features/signIn/SignInPage.tsx')).SignInPage)
/** Pages that need no session, besides the sign-in: targets of mailed links, and the page that deletes the account. */
const entrances = {
  [officeEntrances.register]: withTexts(
    ['account', 'signIn'],
    async () => (await import('./features/signIn/RegisterPage.tsx')).RegisterPage,
  ),
  [officeEntrances.forgottenPassword]: withTexts(
    ['signIn'],
    async () => (await import('./features/signIn/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
  ),
  [officeEntrances.newPassword]: withTexts(
    ['account', 'signIn'],
    async () => (await import('./features/signIn/NewPasswordPage.tsx')).NewPasswordPage,
  ),
  [officeEntrances.confirmEmail]: withTexts(
    ['signIn'],
    async () => (await import('./features/signIn/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  ),
  [officeEntrances.confirmNewEmail]: withTexts(
    ['signIn'],
    async () => (await import('./features/signIn/ConfirmNewEmailPage.tsx')).ConfirmNewEmailPage,
  ),
  [officeEntrances.deleteAccount]: withTexts(
    ['account', 'deletion', 'signIn'],
    async () => (await import('./features/account/DeleteAccountPage.tsx')).DeleteAccountPage,
  ),
}

export interface OfficeAppProps {
  readonly api: OfficeApi
  readonly authProvider: AuthProvider
  readonly dataProvider: OfficeDataProvider
  readonly i18nProvider: I18nProvider
  readonly queries: QueryClient
  readonly preferences: Store
}

/** The office. It uses a data router, because react-admin's forms need one to block navigation with unsaved changes. */
export function OfficeApp(props: OfficeAppProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Office {...props} /> }], { basename: officePath }))
  return <RouterProvider router={router} />
}

/** react-admin's contexts and routes, with our own layout and theme. */
function Office({ api, authProvider, dataProvider, i18nProvider, queries, preferences }: OfficeAppProps) {
  return (
    <ApiContext value={api}>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queries}
        store={preferences}
      >
        <OfficeTheme>
          <CoreAdminUI
            layout={OfficeLayout}
            loginPage={SignIn}
            loading={LoadingPage}
            catchAll={NotFoundPage}
            error={Crash}
            title="Alliance"
            requireAuth
            disableTelemetry
          >
            <CustomRoutes noLayout>
              {Object.entries(entrances).map(([path, Page]) => (
                <Route key={path} path={path} element={<Entrance Page={Page} />} />
              ))}
            </CustomRoutes>
            {resourcesFor}
          </CoreAdminUI>
        </OfficeTheme>
      </CoreAdminContext>
    </ApiContext>
  )
}

/** The resources that these permissions open. */
function resourcesFor(permissions: Permissions | undefined) {
  return openTo(resources, permissions).map(({ name, list, show, edit, create }) => (
    <Resource key={name} name={name} list={list} show={show} edit={edit} create={create} />
  ))
}

/** The outermost error boundary. Each page has one of its own. */
function Crash() {
  return <CrashMessage />
}

function SignIn() {
  return <Entrance Page={SignInPage} />
}

/** A boundary of its own, because these pages have no layout around them and must not block navigation while loading. */
function Entrance({ Page }: { readonly Page: ComponentType }) {
  return (
    <PageBoundary>
      <Suspense fallback={<LoadingPage />}>
        <Page />
      </Suspense>
    </PageBoundary>
  )
}
