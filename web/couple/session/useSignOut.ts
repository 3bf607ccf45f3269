import { useMutation } from '@tanstack/react-query'
import { useApi } from '../api/ApiProvider.tsx'
import { useLeave } from './useLeave.ts'

/** Ends the session everywhere and forgets what was read in it. */
export function useSignOut() {
  const api = useApi()
  const leave = useLeave()
  return useMutation({ mutationFn: () => api.post('/api/project/logout'), onSuccess: leave })
}
