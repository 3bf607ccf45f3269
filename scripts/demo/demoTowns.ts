import type { Pool } from 'pg'
import { type Country, countries } from '../../src/domain/locale.ts'
import type { RegionalPlace } from '../../src/domain/place.ts'
import { largestCities } from '../../src/integrations/cities/largestCities.ts'
import { postalCodes } from './postalCodes.ts'

/** Real towns by country, large ones first, each with a postal code. */
export type DemoTowns = Readonly<Record<Country, readonly RegionalPlace[]>>

/** The largest towns of European France, and abroad the towns whose postal code is known here. */
export async function readDemoTowns(database: Pool): Promise<DemoTowns> {
  const lists = await Promise.all(
    countries.map(async (country): Promise<readonly [Country, readonly RegionalPlace[]]> => {
      if (country === 'FR') return [country, (await largestCities(database, country, 160)).filter(isEuropean)]
      const known = new Map(Object.entries(postalCodes[country]))
      const towns = new Map<string, RegionalPlace>()
      for (const town of await largestCities(database, country, 1_500)) {
        const zipCode = known.get(town.city)
        if (zipCode !== undefined && !towns.has(town.city)) towns.set(town.city, { ...town, zipCode })
      }
      return [country, [...towns.values()]]
    }),
  )
  return Object.fromEntries(lists) as unknown as DemoTowns
}

function isEuropean({ latitude }: RegionalPlace): boolean {
  return latitude > 35
}
