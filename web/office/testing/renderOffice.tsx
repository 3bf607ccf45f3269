import { configure, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { CoreAdminContext, memoryStore, ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { defaultPublicRules } from '../../../src/domain/publicRules.ts'
import { createI18n } from '../../shared/i18n/createI18n.ts'
import { PublicRulesProvider } from '../../shared/rules/PublicRulesProvider.tsx'
import { TestStyles } from '../../shared/testing/TestStyles.tsx'
import { ApiContext } from '../api/ApiContext.ts'
import { apiPathOf } from '../api/apiPaths.ts'
import { createAuthProvider } from '../api/authProvider.ts'
import { createOfficeApi } from '../api/officeApi.ts'
import { createOfficeDataProvider } from '../api/officeDataProvider.ts'
import { createQueries } from '../createQueries.ts'
import { createI18nProvider } from '../i18n/i18nProvider.ts'
import { Notices } from '../layout/Notices.tsx'
import type { OfficeRole } from '../session/permissions.ts'
import { loadAllTranslations } from '../texts/loadAllTranslations.ts'
import { OfficeTheme } from '../theme/OfficeTheme.tsx'

/** All texts, so that parts of a page can be rendered by themselves. */
const english = await loadAllTranslations('en')

// A busy machine can be slow.
configure({ asyncUtilTimeout: 60_000 })

interface OfficeOptions {
  /** The page's resource. */
  readonly resource?: string
  readonly path?: string
  /** Texts of the test, by resource. */
  readonly texts?: Readonly<Record<string, object>>
  /** The role of the session. */
  readonly role?: OfficeRole
  /** Whether the test checks styles. */
  readonly hasStyles?: boolean
}

interface RenderedInOffice extends RenderResult {
  readonly user: UserEvent
  /** Navigates to another page, as a link does. */
  readonly goTo: (path: string) => Promise<void>
}

/** Renders a page inside the office's providers, in English. The server's answers come from `answerCalls`. */
export function renderOffice(
  element: ReactNode,
  { resource = 'things', path = '/', texts = {}, role, hasStyles = false }: OfficeOptions = {},
): RenderedInOffice {
  const i18n = createI18n('en', { ...english, ...texts, pages: { ...english['pages'], ...texts.pages } })
  const api = createOfficeApi({ language: () => 'en', maybeSignedIn: true, role })
  const dataProvider = createOfficeDataProvider(api, apiPathOf)
  const queries = createQueries()
  const office = (
    <PublicRulesProvider rules={defaultPublicRules}>
      <ApiContext value={api}>
        <CoreAdminContext
          authProvider={createAuthProvider({ api, dataProvider, queries })}
          dataProvider={dataProvider}
          i18nProvider={createI18nProvider(i18n)}
          queryClient={queries}
          store={memoryStore()}
        >
          <OfficeTheme>
            <ResourceDefinitionContextProvider definitions={{ [resource]: { name: resource } }}>
              <ResourceContextProvider value={resource}>{element}</ResourceContextProvider>
            </ResourceDefinitionContextProvider>
            <Notices />
          </OfficeTheme>
        </CoreAdminContext>
      </ApiContext>
    </PublicRulesProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: office }], { initialEntries: [path] })
  const rendered = render(
    <TestStyles areApplied={hasStyles}>
      <RouterProvider router={router} />
    </TestStyles>,
  )
  return { ...rendered, user: userEvent.setup(), goTo: (to) => router.navigate(to) }
}
