import { useMutation } from '@tanstack/react-query'
import { useTrack } from '../analytics/AnalyticsProvider.tsx'
import { useApi } from '../api/ApiProvider.tsx'
import { endSession } from './endSession.ts'

/** Ends the session on the server and clears the data read in it. */
export function useSignOut() {
  const api = useApi()
  const track = useTrack()
  return useMutation({
    mutationFn: () => api.post('/api/project/logout'),
    onSuccess: () => {
      track({ name: 'signed_out' })
      return endSession()
    },
  })
}
