import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { type Difference, differences, type Values } from '../kit/form/changes.ts'

/** The differences of two addresses. Country and coordinates change only with the town, so they are part of its row. */
export function differencesByTown(mine: Values, theirs: Values): readonly Difference[] {
  return differences(withTown(mine), withTown(theirs))
}

function withTown({ country, latitude, longitude, ...others }: Values): Values {
  return { ...others, city: [others.city, country, latitude, longitude].map((part) => part ?? '') }
}

/** Formats the row of the town: its name, and the name of its country. */
export function useTownInWords(): (field: string, value: unknown) => string | undefined {
  const t = useText()
  const { countryName } = useFormat()
  return (field, value) => {
    if (field !== 'city' || !Array.isArray(value)) return undefined
    const [city, country] = value.map(String)
    if (!city) return t('kit.notGiven')
    return country ? `${city}, ${countryName(country)}` : city
  }
}
