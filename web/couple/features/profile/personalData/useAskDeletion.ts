import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Disclosure } from '../../../../../src/api/schemas/couple/disclosures.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'

/** Asks a provider to delete the contact data that it saw. This cannot be taken back. */
export function useAskDeletion(requestId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/project/disclosures/:requestId/ask-deletion', { params: { requestId } }),
    onSuccess: ({ deletionAskedAt, contactDeletedAt }) =>
      queries.setQueriesData<readonly Disclosure[]>({ queryKey: coupleKeys.disclosures }, (known) =>
        known?.map((disclosure) =>
          disclosure.requestId === requestId ? { ...disclosure, deletionAskedAt, contactDeletedAt } : disclosure,
        ),
      ),
  })
}
