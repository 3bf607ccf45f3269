import { expect, test } from 'vitest'
import type { z } from 'zod'
import { PersonalDataBody } from '../../../../src/api/schemas/pro/accountSchemas.ts'
import { CompanyBody } from '../../../../src/api/schemas/pro/companySchemas.ts'
import { photoWordsSchema } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { portfolioExtrasSchema, portfolioSchema } from '../../../../src/api/schemas/pro/portfolioSchemas.ts'
import { requestNoteSchema } from '../../../../src/api/schemas/pro/requestSchemas.ts'
import { servicesSchema } from '../../../../src/api/schemas/pro/serviceSchemas.ts'
import { SocialNetworksBody } from '../../../../src/api/schemas/pro/socialNetworkSchemas.ts'
import { replyTemplateSchema } from '../../../../src/api/schemas/pro/templateSchemas.ts'
import { profileTextsSchema } from '../../../../src/api/schemas/pro/textsSchemas.ts'
import { venueVideosSchema } from '../../../../src/api/schemas/pro/venueOfferSchemas.ts'
import { VenueFeaturesBody, venuePresentationSchema, venueSchema } from '../../../../src/api/schemas/pro/venueSchemas.ts'
import { videoWordsSchema } from '../../../../src/api/schemas/pro/videoSchemas.ts'
import { defaultPublicRules as rules } from '../../../../src/domain/publicRules.ts'
import { differencesByTown } from '../../address/useTownInWords.ts'
import { loadAllTranslations } from '../../texts/loadAllTranslations.ts'
import { differences } from './changes.ts'

const english = await loadAllTranslations('en')
const message = () => ''
const services = servicesSchema(rules, '')
const texts = profileTextsSchema(rules, { tooLong: message, tooManyStrengths: '', tooLongStrength: '' })

/** The forms that can have a conflict, by file: the resource, its schema, and how its versions are compared. */
const forms: Readonly<Record<string, readonly [resource: string, schema: z.ZodObject, compare?: typeof differences]>> = {
  'features/account/AccountPage.tsx': ['account', PersonalDataBody],
  'features/company/CompanyPage.tsx': ['company', CompanyBody, differencesByTown],
  'features/networks/NetworksPage.tsx': ['networks', SocialNetworksBody],
  'features/portfolios/ExtrasStep.tsx': ['portfolioExtras', portfolioExtrasSchema(rules)],
  'features/portfolios/PresentationStep.tsx': ['portfolios', portfolioSchema(rules)],
  'features/requests/RequestNote.tsx': ['requestNotes', requestNoteSchema(rules)],
  'features/services/ServicesPage.tsx': ['services', services],
  'features/templates/TemplatePage.tsx': ['templates', replyTemplateSchema(rules)],
  'features/texts/TextsPage.tsx': ['texts', texts],
  'features/venues/FeaturesStep.tsx': ['venueFeatures', VenueFeaturesBody],
  'features/venues/IdentityStep.tsx': ['venues', venueSchema(rules), differencesByTown],
  'features/venues/PresentationStep.tsx': ['venuePresentations', venuePresentationSchema(rules)],
  'features/venues/ServicesStep.tsx': ['venueServices', services],
  'features/venues/VideosStep.tsx': ['venueVideos', venueVideosSchema(rules)],
  'features/videos/VideoDialog.tsx': ['videos', videoWordsSchema(rules)],
  'pictures/PhotoDialog.tsx': ['photos', photoWordsSchema(rules)],
}

test.each(Object.entries(forms))('every row of a conflict in %s has a text', (_file, [resource, { shape }, compare = differences]) => {
  const versionOf = (value: string) => Object.fromEntries(Object.keys(shape).map((field) => [field, value]))
  const rows = compare(versionOf('mine'), versionOf('theirs'))
  const { [resource]: own = {} } = english as Readonly<Record<string, { readonly fields?: object }>>
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ field }) => field).filter((field) => !(field in (own.fields ?? {})))).toEqual([])
})

test('every form that can have a conflict is in the list above', () => {
  const sources = import.meta.glob<string>(
    ['../../**/*.tsx', '!../../**/*.test.tsx', '!../../{gallery,testing,steps}/**', '!../../kit/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const found = Object.entries(sources).filter(([, source]) => /<(RecordForm<|StepForm |WordsForm\s)/.test(source))
  expect(found.map(([path]) => path.replace('../../', '')).toSorted()).toEqual(Object.keys(forms).toSorted())
})
