import createCache from '@emotion/cache'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createI18n } from '../shared/i18n/createI18n.ts'
import { readPageData } from '../shared/pageData.ts'
import { createCoupleApi } from './api/coupleApi.ts'
import { CoupleApp } from './CoupleApp.tsx'
import { createQueries } from './createQueries.ts'
import { loadTranslations } from './locales/loadTranslations.ts'
import { meKey } from './session/useMe.ts'

/** Takes the page over, or draws it where the server did not. */
export async function startApp(): Promise<void> {
  const { language, maybeSignedIn, presets = [] } = readPageData()
  const root = document.querySelector('#root')
  if (!root) throw new Error('the page has no #root')
  const i18n = createI18n(language, await loadTranslations(language))
  const queries = createQueries()
  if (!maybeSignedIn) queries.setQueryData(meKey, null)
  for (const [key, data] of presets) queries.setQueryData(key, data)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <CoupleApp api={createCoupleApi(() => i18n.language)} i18n={i18n} queries={queries} styles={createCache({ key: 'css' })} />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
