import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { isRefusal } from '../../kit/data/conflict.ts'

/** Adds an external calendar. An invalid address is shown at its field. */
export function useAddFeed() {
  const call = useSideCall()
  const queries = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (body: { readonly url: string }): Promise<boolean> => {
      const readAgain = () => queries.invalidateQueries({ queryKey: queryKeys.availability })
      try {
        await call((side) => side.post('/calendar-feeds', { body }))
      } catch (error) {
        if (!isRefusal(error)) throw error
        await readAgain()
        notify(error.message, { type: 'warning' })
        return false
      }
      await readAgain()
      return true
    },
  })
}
