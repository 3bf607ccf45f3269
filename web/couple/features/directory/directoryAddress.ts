interface Shelf {
  readonly country: string
  readonly region?: string | undefined
  readonly service?: string | undefined
}

/** Where a shelf of the directory stands. */
export function directoryAddress({ country, region, service }: Shelf): string {
  return ['/planners', country, region, service].filter((step) => step !== undefined).join('/')
}
