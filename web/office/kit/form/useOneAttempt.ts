import { useRef } from 'react'

/**
 * Runs one attempt at a time. The second click of a double click comes before the button is disabled, so it gets the first one's
 * promise.
 */
export function useOneAttempt<Values, Outcome>(attempt: (values: Values) => Promise<Outcome>): (values: Values) => Promise<Outcome> {
  const running = useRef<Promise<Outcome>>(undefined)
  return (values) => (running.current ??= attempt(values).finally(() => (running.current = undefined)))
}
