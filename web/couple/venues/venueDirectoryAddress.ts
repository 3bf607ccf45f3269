import { venueDirectoryPath } from '../../../src/api/schemas/pagePaths.ts'

interface Selection {
  readonly country: string
  readonly region?: string | undefined
  readonly type?: string | undefined
}

/** The path of a page of the venue directory. */
export function venueDirectoryAddress({ country, region, type }: Selection): string {
  return [venueDirectoryPath, country, region, type].filter((step) => step !== undefined).join('/')
}
