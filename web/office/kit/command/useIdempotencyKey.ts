import { useRef } from 'react'
import { uuid } from '../../../shared/api/uuid.ts'

/** The idempotency key of a command: the same for each attempt with the same input, until it is settled. */
export function useIdempotencyKey() {
  const current = useRef<{ readonly input: string; readonly key: string }>(null)
  return {
    keyFor(given: unknown): string {
      const input = JSON.stringify(given) ?? ''
      if (current.current?.input !== input) current.current = { input, key: uuid() }
      return current.current.key
    },
    settle() {
      current.current = null
    },
  }
}
