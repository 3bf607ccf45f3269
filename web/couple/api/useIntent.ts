import { useRef } from 'react'
import { uuid } from '../../shared/api/uuid.ts'

interface Intent<Answer> {
  readonly words: string
  readonly key: string
  underWay: Promise<Answer> | null
}

/**
 * Carries out what a person means to do, once: the same words tried again have the same idempotency key, and asked for while they are on
 * their way, as by a double click, they wait for the one answer. Once they are done, the same words are a new intent.
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
