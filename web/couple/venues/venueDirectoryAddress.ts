import { venueDirectoryPath } from '../../../src/api/schemas/pagePaths.ts'

interface Selection {
  readonly country: string
  readonly region?: string | undefined
  readonly type?: string | undefined
}

/** The address of a page of the directory of venues. */
export function venueDirectoryAddress({ country, region, type }: Selection): string {
  return [venueDirectoryPath, country, region, type].filter((step) => step !== undefined).join('/')
}
