import { useMutation } from '@tanstack/react-query'
import { forgetTab } from '../../../../shared/browserStorage.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { queryKeys } from '../../../api/queryKeys.ts'
import { endSession } from '../../../session/endSession.ts'
import { writeSessionEnd } from '../../../session/storedSessionEnd.ts'

/** Erases the couple, clears what this browser stored for it, and goes to the start page with a confirmation. */
export function useDeleteAccount() {
  const api = useApi()
  return useMutation({
    mutationKey: queryKeys.accountDeletion,
    mutationFn: () => api.post('/api/project/delete-account', { body: { confirm: true } }),
    onSuccess: () => {
      forgetTab()
      writeSessionEnd('deleted')
      return endSession()
    },
  })
}
