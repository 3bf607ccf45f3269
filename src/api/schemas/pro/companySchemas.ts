import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { CompanyNumberState } from '../../../domain/companyNumber.ts'
import { ProviderId } from '../../../domain/ids.ts'
import { Country, Language } from '../../../domain/locale.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

const text = (max: number) => z.string().max(max).trim()

/**
 * A provider's company. The city is an entry of the city search, by name, country and coordinates. Invalid fields are reported in words,
 * not by the schema.
 */
export const CompanyBody = z.object({
  name: text(100),
  /** Street and number; '' if there is none. */
  street: text(120),
  city: text(120),
  /** '': the town's own, if known. */
  zipCode: text(20),
  country: text(10),
  /** Degrees as text, as the city search gives them. */
  latitude: text(30),
  longitude: text(30),
  /** '' for none; without a scheme https is assumed. */
  website: text(300),
  languages: z.array(Language).max(20),
  /** YYYY-MM-DD. */
  createdOn: text(20),
  /** As entered; '' before the first number. */
  number: text(40),
  /** As entered; '' for none. */
  vatNumber: text(40),
})
export type CompanyBody = z.output<typeof CompanyBody>

/** A missing value is '' or null. */
export const Company = z.object({
  id: ProviderId,
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zipCode: z.string(),
  country: Country.nullable(),
  latitude: z.string(),
  longitude: z.string(),
  region: z.string(),
  website: z.string(),
  languages: z.array(Language).readonly(),
  createdOn: Day.nullable(),
  number: z.string(),
  /** Null before a number was entered. Couples only see the company with `valid`, or with `checking` after it. */
  numberState: CompanyNumberState.nullable(),
  vatNumber: z.string(),
  numberCheckedAt: z.iso.datetime().nullable(),
  /** The rejected parts among name and website. */
  rejectedParts: z.array(RejectedPart).readonly(),
})
export type Company = z.output<typeof Company>
