import '../shared/zodWithoutEval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { officePath } from '../../src/api/schemas/pagePaths.ts'
import { createI18n } from '../shared/i18n/createI18n.ts'
import { watchForNewBuild } from '../shared/loading/newBuild.ts'
import { readPageData } from '../shared/pageData.ts'
import { PublicRulesProvider } from '../shared/rules/PublicRulesProvider.tsx'
import '../shared/theme/fonts.css'
import { apiPathOf } from './api/apiPaths.ts'
import { createAuthProvider } from './api/authProvider.ts'
import { createOfficeApi } from './api/officeApi.ts'
import { createOfficeDataProvider } from './api/officeDataProvider.ts'
import { createQueries } from './createQueries.ts'
import { createI18nProvider } from './i18n/i18nProvider.ts'
import { OfficeApp } from './OfficeApp.tsx'
import { createPreferences } from './preferences.ts'
import { meQuery } from './session/useMe.ts'
import { loadTranslations, officeLanguageOf } from './texts/loadTranslations.ts'

async function start(): Promise<void> {
  watchForNewBuild()
  const page = readPageData()
  const root = document.querySelector('#root')
  if (!root) throw new Error('the page has no #root')
  const language = officeLanguageOf(page.language)
  document.documentElement.lang = language
  const { maybeSignedIn, officeRole: role } = page
  const api = createOfficeApi({ language: () => document.documentElement.lang, maybeSignedIn, role })
  const dataProvider = createOfficeDataProvider(api, apiPathOf)
  const queries = createQueries()
  // Asks who is signed in while the texts are loading.
  if (maybeSignedIn) void queries.prefetchQuery(meQuery(dataProvider))
  const i18n = createI18n(language, await loadTranslations(language))
  createRoot(root).render(
    <StrictMode>
      <PublicRulesProvider rules={page.rules}>
        <OfficeApp
          api={api}
          authProvider={createAuthProvider({ api, dataProvider, queries })}
          dataProvider={dataProvider}
          i18nProvider={createI18nProvider(i18n)}
          queries={queries}
          preferences={createPreferences(language)}
        />
      </PublicRulesProvider>
    </StrictMode>,
  )
}

/** The kit's gallery needs no server. Production builds leave it out. */
async function startInDevelopment(): Promise<void> {
  const root = document.querySelector('#root')
  if (!root || window.location.pathname !== `${officePath}/kit`) return start()
  return (await import('./gallery/startGallery.tsx')).startGallery(root)
}

void (import.meta.env.DEV ? startInDevelopment() : start())
