import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { defaultPublicRules } from '../../../src/domain/publicRules.ts'
import { createI18n } from '../../shared/i18n/createI18n.ts'
import { TestStyles } from '../../shared/testing/TestStyles.tsx'
import { createHouseTheme } from '../../shared/theme/theme.ts'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { createCoupleApi } from '../api/coupleApi.ts'
import { createQueries } from '../createQueries.ts'
import { SiteProvider } from '../site/SiteProvider.tsx'
import { loadAllTranslations } from '../texts/loadAllTranslations.ts'

const translations = await loadAllTranslations('en')

interface RenderedInCouple extends RenderResult {
  readonly user: UserEvent
  readonly queries: QueryClient
}

/**
 * Renders a component inside the couple app's providers, in English. The server's answers come from `answerCalls`. `hasStyles`: whether
 * the test checks styles.
 */
export function renderCouple(element: ReactNode, { path = '/', queries = createQueries(), hasStyles = false } = {}): RenderedInCouple {
  const i18n = createI18n('en', translations)
  const rendered = render(
    <TestStyles areApplied={hasStyles}>
      <ThemeProvider theme={createHouseTheme()}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <ApiProvider api={createCoupleApi(() => i18n.language)}>
              <SiteProvider
                site={{ country: 'FR', asksConsent: false, hasLegalPages: false, rules: defaultPublicRules, forVisitors: false }}
              >
                <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
              </SiteProvider>
            </ApiProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </ThemeProvider>
    </TestStyles>,
  )
  return { ...rendered, user: userEvent.setup(), queries }
}
