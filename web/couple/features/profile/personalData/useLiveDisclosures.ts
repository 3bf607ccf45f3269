import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../../../shared/api/liveEvents.ts'
import { readAgain } from '../../../../shared/api/readAgain.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys, queryKeys } from '../../../api/queryKeys.ts'

/** Refetches the disclosures after each live event, e.g. when a provider confirmed a deletion. */
export function useLiveDisclosures(): void {
  const { position } = useApi()
  const queries = useQueryClient()
  const readDisclosures = () => {
    // After an account deletion the session has ended as intended, so nothing is refetched.
    if (queries.isMutating({ mutationKey: queryKeys.accountDeletion }) > 0) return
    void readAgain(queries, { queryKey: coupleKeys.disclosures })
  }
  useLiveEvents(position, { onChange: readDisclosures, onReady: readDisclosures, onRefused: readDisclosures })
}
