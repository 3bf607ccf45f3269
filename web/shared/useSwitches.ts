import { useMutation } from '@tanstack/react-query'
import { startTransition, useOptimistic, useState } from 'react'

/** A kind of message, and whether it is on. */
export interface Choice<Kind extends string> {
  readonly kind: Kind
  readonly wanted: boolean
}

/**
 * Switches whose choices are saved at once, one after another. A choice is shown in the event that makes it,
 * because React resets a checkbox whose state changes later. `save` updates the source of `saved`.
 */
export function useSwitches<Each extends Choice<string>>(saved: readonly Each[], save: (choice: Choice<Each['kind']>) => Promise<unknown>) {
  const [shown, show] = useOptimistic(saved, (kinds, choice: Choice<Each['kind']>) =>
    kinds.map((each) => (each.kind === choice.kind ? { ...each, wanted: choice.wanted } : each)),
  )
  const [error, setError] = useState<Error>()
  const { mutateAsync } = useMutation({ mutationFn: save, scope: { id: 'switches' } })
  function choose(choice: Choice<Each['kind']>): void {
    setError(undefined)
    startTransition(async () => {
      show(choice)
      // In a transition, the error appears together with the restored switch.
      await mutateAsync(choice).catch((failure: Error) => startTransition(() => setError(failure)))
    })
  }
  return { shown, choose, error }
}
