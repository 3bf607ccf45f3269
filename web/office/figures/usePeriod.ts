import { useSearchParams } from 'react-router'
import { ratePeriods } from '../../../src/domain/requestRates.ts'

/** The number of days up to today. */
export type Period = (typeof ratePeriods)[number]

const parameter = 'days'
const defaultDays = 30

/** The page's period, kept in the URL. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get(parameter) ?? defaultDays)
  return {
    days: ratePeriods.find((each) => each === asked) ?? defaultDays,
    setDays: (days: Period) =>
      setSearch((all) => new URLSearchParams([...[...all].filter(([name]) => name !== parameter), [parameter, `${days}`]]), {
        replace: true,
      }),
  }
}
