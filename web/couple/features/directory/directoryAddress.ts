import { directoryPath } from '../../../../src/api/schemas/pagePaths.ts'

interface Selection {
  readonly country: string
  readonly region?: string | undefined
  readonly service?: string | undefined
}

/** The path of a page of the directory. */
export function directoryAddress({ country, region, service }: Selection): string {
  return [directoryPath, country, region, service].filter((step) => step !== undefined).join('/')
}
