import { useQuery } from '@tanstack/react-query'
import type { paymentCalls } from '../../../../src/api/schemas/pro/paymentCalls.ts'
import type { AnswerOf } from '../../../shared/api/typedCalls.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'

export type Pack = AnswerOf<typeof paymentCalls.listCreditPacks>['packs'][number]

/** The packs with the provider's prices. */
export function usePacks() {
  const call = useSideCall()
  return useQuery({ queryKey: queryKeys.packs, queryFn: () => call((side) => side.get('/credits/packs')) })
}
