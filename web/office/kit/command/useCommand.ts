import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Identifier, useNotify } from 'react-admin'
import type { CommandInput, CommandResource, VerbOf } from '../../api/officeCalls.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useStrictProvider } from '../../api/useStrictProvider.ts'
import { type TextKey, useText } from '../../i18n/useText.ts'
import { isRefusal } from '../data/conflict.ts'
import { announce } from '../page/announce.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

interface CommandOptions {
  readonly id: Identifier
  /** Announced to screen readers when it succeeds. */
  readonly done?: TextKey
  /** Called on success, e.g. to move the focus when the clicked button is gone. */
  readonly onDone?: () => void
  /** Sends the command and resolves when its result is shown. Default: sends it and refetches the resource. */
  readonly carryOut?: (act: () => Promise<void>) => Promise<void>
  /** Called after a refusal. Default: refetches the resource. */
  readonly refresh?: () => Promise<void>
}

/**
 * A command on a record: `POST /<resource>/<id>/<verb>`. It is pending until its result is shown. A failure can be retried and takes
 * effect once. A refusal, e.g. because another tab was faster, is shown and the data are refetched.
 */
export function useCommand<const Resource extends CommandResource, const Verb extends VerbOf<Resource>>(
  resource: Resource,
  verb: Verb,
  { id, done, onDone, carryOut, refresh }: CommandOptions,
) {
  const dataProvider = useStrictProvider()
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
    /** Returns whether it succeeded; false after a refusal. The second click of a double click gets the first one's promise. */
    mutationFn: (input: CommandInput<Resource, Verb>): Promise<boolean> => {
      const key = idempotency.keyFor(input)
      const begun = running.current.get(key) ?? send(input, key).finally(() => running.current.delete(key))
      running.current.set(key, begun)
      return begun
    },
  })
}
