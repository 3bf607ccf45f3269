import { z } from 'zod'
import { ProjectId } from '../../../domain/ids.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { OfferedService } from '../../../domain/referenceValues.ts'
import { plainText } from '../plainText.ts'
import { answer } from './answer.ts'
import { Prestataire } from './prestataire.ts'

/** A city from the search; further fields are ignored. */
const PickedCity = z.object({
  city: z.string().max(120),
  zipcode: z.string().max(12).nullish(),
  countrycode: z.string().max(2),
  lat: z.string().max(30),
  lng: z.string().max(30),
})

export const searchPrestatairesBody = ({ text }: PublicRules) =>
  z
    .object({
      project: ProjectId.nullish(),
      searchValue: plainText(text.searchKeywords).trim().nullish(),
      /** The content of the city field: a town's name when none was picked. */
      cityValue: plainText(120).trim().nullish(),
      cityData: PickedCity.nullish(),
      page: z.int().min(1).max(10_000).default(1),
      kind: z.enum(['planner', 'venue']).default('planner'),
    })
    .refine((body) => Boolean(body.searchValue) || Boolean(body.cityValue) || Boolean(body.cityData), {
      path: ['searchValue'],
      message: 'Keywords or a city are needed',
    })

const KeywordFound = z.object({
  keyword: z.string(),
  places: z.array(z.enum(['name', 'service', 'city', 'portrait'])).readonly(),
  services: z.array(OfferedService).readonly(),
})

const FoundPrestataire = Prestataire.extend({
  /** The couple has written to it in this project. */
  contacted: z.boolean(),
  /** It is not available on the project's date. */
  unavailable: z.boolean(),
  /** Why it was found. */
  why: z.object({ premium: z.boolean(), keywords: z.array(KeywordFound).readonly(), kilometres: z.number().nullable() }),
})
export type FoundPrestataire = z.output<typeof FoundPrestataire>

export const SearchPrestatairesAnswer = answer({
  prestataires: z.array(FoundPrestataire).readonly(),
  /** Pages. */
  count: z.int(),
  total: z.int(),
  total_is_minimum: z.boolean(),
})
