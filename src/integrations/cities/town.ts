import type { Country, Language } from '../../domain/locale.ts'

/** A town of the reference data. */
export interface Town {
  /** GeoNames' id, or for French communes the INSEE code as a number above all of those. */
  readonly id: number
  readonly country: Country
  /** As the town calls itself. */
  readonly name: string
  /** Further names, by the language they belong to. */
  readonly names: Readonly<Partial<Record<Language, string>>>
  /** Other spellings it is found under and never shown as. */
  readonly spellings: readonly string[]
  /** Department, province or Land; '' where none is known. */
  readonly region: string
  readonly zipCodes: readonly string[]
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
  /** Larger comes first: the population, less for sections of a town. */
  readonly weight: number
  /** The city that an arrondissement is part of: it stands right behind it in a search by postal code. */
  readonly partOf?: { readonly weight: number }
}
