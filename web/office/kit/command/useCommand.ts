import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Identifier, useDataProvider, useNotify } from 'react-admin'
import type { CommandInput, CommandResource, VerbOf } from '../../api/officeCalls.ts'
import type { OfficeDataProvider } from '../../api/officeDataProvider.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { type TextKey, useText } from '../../i18n/useText.ts'
import { isRefusal } from '../data/conflict.ts'
import { announce } from '../page/announce.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

interface CommandOptions {
  readonly id: Identifier
  /** What is said to those who listen when it is done. */
  readonly done?: TextKey
  /** E.g. brings the focus to the result, also when what was clicked is gone by then. */
  readonly onDone?: () => void
  /** Carries it out, and resolves when its result is shown. Default: carries it out and has what is shown of the resource read again. */
  readonly carryOut?: (act: () => Promise<void>) => Promise<void>
  /** Shows what is true after a refusal. Default: has what is shown of the resource read again. */
  readonly refresh?: () => Promise<void>
}

/**
 * Something a person does with a record: `POST /<resource>/<id>/<verb>`. It is over when its result is shown. A failure can be tried again and
 * counts once; a refusal, e.g. as another tab was faster, is said and shows what is true instead.
 */
export function useCommand<const Resource extends CommandResource, const Verb extends VerbOf<Resource>>(
  resource: Resource,
  verb: Verb,
  { id, done, onDone, carryOut, refresh }: CommandOptions,
) {
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const t = useText()
  const idempotency = useIdempotencyKey()
  const running = useRef(new Map<string, Promise<boolean>>())
  const readAgain = refresh ?? (() => queries.invalidateQueries({ queryKey: queryKeys.resource(resource) }))

  async function send(input: CommandInput<Resource, Verb>, key: string): Promise<boolean> {
    const act = () => dataProvider.command(resource, id, verb, input, key)
    try {
      await (carryOut ? carryOut(act) : act().then(readAgain))
    } catch (error) {
      if (!isRefusal(error)) throw error
      await readAgain()
      idempotency.settle()
      notify(error.message, { type: 'warning' })
      return false
    }
    idempotency.settle()
    if (done) announce(t(done))
    onDone?.()
    return true
  }

  return useMutation({
    /** Answers whether it was carried out; false after a refusal. The second click of two waits for what the first one began. */
    mutationFn: (input: CommandInput<Resource, Verb>): Promise<boolean> => {
      const key = idempotency.keyFor(input)
      const begun = running.current.get(key) ?? send(input, key).finally(() => running.current.delete(key))
      running.current.set(key, begun)
      return begun
    },
  })
}
