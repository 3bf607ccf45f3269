import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import type { Point } from './kilometresBetween.ts'

/** The position of the provider's company; undefined while unknown. */
export function useCompanyPoint(): Point | undefined {
  const { data } = useRecord('company', ownRecord, { retry: false, staleTime: 300_000 })
  if (!data?.latitude || !data.longitude) return undefined
  return { latitude: Number(data.latitude), longitude: Number(data.longitude) }
}
