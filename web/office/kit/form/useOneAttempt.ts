import { useRef } from 'react'

/** Makes one attempt at a time: the second click of two comes before a button is disabled, and waits for what the first one began. */
export function useOneAttempt<Values, Outcome>(attempt: (values: Values) => Promise<Outcome>): (values: Values) => Promise<Outcome> {
  const running = useRef<Promise<Outcome>>(undefined)
  return (values) => (running.current ??= attempt(values).finally(() => (running.current = undefined)))
}
