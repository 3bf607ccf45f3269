import { useQueryClient } from '@tanstack/react-query'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import type { TextKey } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'

type Verb = 'cancel' | 'resume' | 'withdraw'

/** Refetches what depends on the subscription: the plan decides what the whole office shows. */
export function useReadPlanAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([queryKeys.resource('subscription'), queryKeys.me].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}

/** A command for the subscription; it is done when the page shows its effect. */
export function useSubscriptionCommand<const Done extends Verb>(verb: Done, done: TextKey, onDone: () => void) {
  const refresh = useReadPlanAgain()
  return useCommand('subscription', verb, {
    id: ownRecord,
    done,
    onDone,
    refresh,
  })
}
