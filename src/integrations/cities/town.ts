import type { Country, Language } from '../../domain/locale.ts'

/** A town of the reference data. */
export interface Town {
  /** GeoNames' id, or for French communes the INSEE code as a number above all of those. */
  readonly id: number
  readonly country: Country
  /** The town's own name. */
  readonly name: string
  /** Further names, by the language they belong to. */
  readonly names: Readonly<Partial<Record<Language, string>>>
  /** Spellings for search only, never shown. */
  readonly spellings: readonly string[]
  /** Department, province or Land; '' when unknown. */
  readonly region: string
  readonly zipCodes: readonly string[]
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
  /** Larger towns come first: the population, reduced for sections of towns. */
  readonly weight: number
  /** The city of an arrondissement, which directly follows it in a search by postal code. */
  readonly partOf?: { readonly weight: number }
}
