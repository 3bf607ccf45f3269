import { useRef } from 'react'
import { uuid } from '../../../shared/api/uuid.ts'

/** The idempotency key of what a person wants: the same for the same wish, tried again, until it is settled. */
export function useIntent() {
  const current = useRef<{ readonly wish: string; readonly key: string }>(null)
  return {
    keyFor(input: unknown): string {
      const wish = JSON.stringify(input) ?? ''
      if (current.current?.wish !== wish) current.current = { wish, key: uuid() }
      return current.current.key
    },
    settle() {
      current.current = null
    },
  }
}
