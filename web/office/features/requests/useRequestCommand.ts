import type { VerbOf } from '../../api/officeCalls.ts'
import type { TextKey } from '../../i18n/useText.ts'
import { useActOnRequest, useRefreshRequest } from '../../inbox/useRefreshRequest.ts'
import { useCommand } from '../../kit/command/useCommand.ts'

/** Something a provider does with a request: it is over when the list, the detail and the balance show the result in one paint. */
export function useRequestCommand<const Verb extends VerbOf<'requests'>>(id: string, verb: Verb, done: TextKey) {
  const actOn = useActOnRequest()
  const refresh = useRefreshRequest()
  return useCommand('requests', verb, { id, done, carryOut: (act) => actOn(id, act), refresh: () => refresh(id) })
}
