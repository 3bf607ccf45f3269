import { useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { reloadsForNewBuild } from '../../shared/loading/newBuild.ts'

/** The root error of a form whose schema could not be loaded. */
export const rulesMissing = 'rulesMissing'

/**
 * A form's resolver, loaded after the form is rendered: it is needed only on submit. If loading fails, the form shows a root error and
 * tries again on the next submit.
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
      // A failed load is repeated by the next submit.
      useEffect(() => void load().catch(() => {}), [])
    },
  }
}
