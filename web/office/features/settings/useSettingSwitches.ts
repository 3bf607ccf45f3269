import { useQueryClient } from '@tanstack/react-query'
import type { Settings } from '../../../../src/api/schemas/pro/settingsSchemas.ts'
import { type Choice, useSwitches } from '../../../shared/useSwitches.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { queryKeys } from '../../api/queryKeys.ts'

/** Switches among the settings. `save` returns the changed part of them. */
export function useSettingSwitches<Each extends Choice<string>>(
  saved: readonly Each[],
  save: (choice: Choice<Each['kind']>, before: Settings) => Promise<Partial<Settings>>,
) {
  const queries = useQueryClient()
  const key = queryKeys.record('settings', ownRecord)
  return useSwitches(saved, async (choice: Choice<Each['kind']>) => {
    const before = queries.getQueryData<Settings & { readonly id: typeof ownRecord }>(key)
    if (before) queries.setQueryData(key, { ...before, ...(await save(choice, before)) })
  })
}
