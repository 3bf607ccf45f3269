import type { VerbOf } from '../../api/officeCalls.ts'
import type { TextKey } from '../../i18n/useText.ts'
import { useActOnRequest, useRefreshRequest } from '../../inbox/useRefreshRequest.ts'
import { useCommand } from '../../kit/command/useCommand.ts'

/** A command on a request. It is pending until list, detail and balance show the result together. */
export function useRequestCommand<const Verb extends VerbOf<'requests'>>(id: string, verb: Verb, done: TextKey) {
  const actOn = useActOnRequest()
  const refresh = useRefreshRequest()
  return useCommand('requests', verb, { id, done, carryOut: (act) => actOn(id, act), refresh: () => refresh(id) })
}
