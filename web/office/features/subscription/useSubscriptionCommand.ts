import { useQueryClient } from '@tanstack/react-query'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import type { TextKey } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'

type Verb = 'cancel' | 'resume' | 'withdraw'

/** What is read again after a change of the subscription: the plan decides what the whole office shows. */
export function useReadPlanAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([queryKeys.resource('subscription'), queryKeys.me].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}

/** Something that is done with the subscription; it is over when the page shows it. */
export function useSubscriptionCommand<const Done extends Verb>(verb: Done, done: TextKey, onDone: () => void) {
  const refresh = useReadPlanAgain()
  return useCommand('subscription', verb, {
    id: ownRecord,
    done,
    onDone,
    refresh,
  })
}
