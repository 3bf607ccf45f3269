import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../../../shared/api/liveEvents.ts'
import { readAgain } from '../../../../shared/api/readAgain.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys, queryKeys } from '../../../api/queryKeys.ts'

/** Reads the disclosures again whenever something happened, e.g. a provider confirmed that it deleted what it saw. */
export function useLiveDisclosures(): void {
  const { position } = useApi()
  const queries = useQueryClient()
  const readDisclosures = () => {
    // The end of the session is then what the couple asked for, and not to be found out by a reading.
    if (queries.isMutating({ mutationKey: queryKeys.accountDeletion }) > 0) return
    void readAgain(queries, { queryKey: coupleKeys.disclosures })
  }
  useLiveEvents(position, { onChange: readDisclosures, onReady: readDisclosures, onRefused: readDisclosures })
}
