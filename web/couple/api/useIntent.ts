import { useRef } from 'react'
import { uuid } from '../../shared/api/uuid.ts'

interface Intent<Answer> {
  readonly words: string
  readonly key: string
  underWay: Promise<Answer> | null
}

/**
 * Makes a mutation idempotent. The same input keeps its idempotency key until it succeeds, and a second call while the first is in
 * flight, as from a double click, gets the first one's answer. After success the same input is a new intent.
 */
export function useIntent<Answer>() {
  const known = useRef<Intent<Answer> | null>(null)
  return (words: string, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const intent = known.current?.words === words ? known.current : { words, key: uuid(), underWay: null }
    known.current = intent
    intent.underWay ??= call(intent.key)
      .then((answer) => {
        if (known.current === intent) known.current = null
        return answer
      })
      .finally(() => {
        intent.underWay = null
      })
    return intent.underWay
  }
}
