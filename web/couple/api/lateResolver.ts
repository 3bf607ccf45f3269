import { useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { reloadsForNewBuild } from '../../shared/loading/newBuild.ts'

/** The error of a form whose rules could not be loaded, at its root. */
export const rulesMissing = 'rulesMissing'

/**
 * The rules of a form, loaded once it stands there: nobody is done before. When they cannot be loaded the form says so at its root, and they
 * are asked for again when it is sent again.
 */
export function lateResolver<Input extends FieldValues, Output>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): { readonly resolver: Resolver<Input, unknown, Output>; readonly useRules: () => void } {
  return {
    async resolver(...given) {
      let check: Resolver<Input, unknown, Output>
      try {
        check = await load()
      } catch {
        await reloadsForNewBuild()
        return { values: {}, errors: { root: { type: rulesMissing } } as never }
      }
      return await check(...given)
    },
    useRules() {
      // When it fails the form asks again.
      useEffect(() => void load().catch(() => {}), [])
    },
  }
}
