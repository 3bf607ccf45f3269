import { createRoot } from 'react-dom/client'
import { defaultPublicRules } from '../../../src/domain/publicRules.ts'
import { createI18n } from '../../shared/i18n/createI18n.ts'
import { PublicRulesProvider } from '../../shared/rules/PublicRulesProvider.tsx'
import { ApiContext } from '../api/ApiContext.ts'
import { createOfficeApi } from '../api/officeApi.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { createQueries } from '../createQueries.ts'
import { createI18nProvider } from '../i18n/i18nProvider.ts'
import { createPreferences } from '../preferences.ts'
import { loadAllTranslations } from '../texts/loadAllTranslations.ts'
import { Gallery } from './Gallery.tsx'
import { galleryNames, galleryTexts } from './galleryTexts.ts'
import { sampleAvailability } from './sampleAvailability.ts'
import { sampleDataProvider } from './sampleDataProvider.ts'

/** /office/kit, in development only: every component of the kit in its states, without a server. */
export async function startGallery(root: Element): Promise<void> {
  const translations = await loadAllTranslations('en')
  const i18n = createI18n('en', { ...translations, ...galleryTexts, pages: { ...translations['pages'], ...galleryNames } })
  const queries = createQueries()
  queries.setQueryDefaults(queryKeys.me, { staleTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(queryKeys.me, await sampleDataProvider.readMe())
  queries.setQueryDefaults(queryKeys.availability, { staleTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(queryKeys.availability, sampleAvailability)
  document.documentElement.lang = 'en'
  createRoot(root).render(
    <PublicRulesProvider rules={defaultPublicRules}>
      <ApiContext value={createOfficeApi({ language: () => 'en', maybeSignedIn: false })}>
        <Gallery
          dataProvider={sampleDataProvider}
          i18nProvider={createI18nProvider(i18n)}
          queryClient={queries}
          store={createPreferences('en')}
        />
      </ApiContext>
    </PublicRulesProvider>,
  )
}
