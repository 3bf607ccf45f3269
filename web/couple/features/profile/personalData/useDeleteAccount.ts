import { useMutation } from '@tanstack/react-query'
import { forgetTab } from '../../../../shared/browserStorage.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { queryKeys } from '../../../api/queryKeys.ts'
import { endSession } from '../../../session/endSession.ts'
import { writeSessionEnd } from '../../../session/storedSessionEnd.ts'

/** Erases the couple; what this browser remembers of it goes too, and the start page says goodbye. */
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
