import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Settings } from '../../../../src/api/schemas/pro/settingsSchemas.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { queryKeys } from '../../api/queryKeys.ts'

/** A kind of message, and whether it is on. */
export interface Choice<Kind extends string> {
  readonly kind: Kind
  readonly wanted: boolean
}

/** Saves a choice at once. `save` returns the changed part of the settings. */
export function useChoice<Kind extends string>(save: (choice: Choice<Kind>, before: Settings) => Promise<Partial<Settings>>) {
  const queries = useQueryClient()
  const key = queryKeys.record('settings', ownRecord)
  const { mutate, isPending, variables, isError } = useMutation({
    async mutationFn(choice: Choice<Kind>) {
      const before = queries.getQueryData<Settings & { readonly id: typeof ownRecord }>(key)
      if (before) queries.setQueryData(key, { ...before, ...(await save(choice, before)) })
    },
  })
  const isWanted = ({ kind, wanted }: Choice<Kind>) => (isPending && variables.kind === kind ? variables.wanted : wanted)
  return { choose: mutate, isWanted, isPending, isError }
}
