import { useState } from 'react'
import { storedValue } from '../../shared/browserStorage.ts'
import { typedPrefix } from './forgetTyped.ts'

const hourMs = 3_600_000

function stored(key: string) {
  return storedValue<string>(
    () => sessionStorage,
    typedPrefix + key,
    (value) => (typeof value === 'string' ? value : null),
    hourMs,
  )
}

/**
 * Text of a field that is not lost when the page is reloaded; it is kept in the tab for an hour.
 * @param key what it is typed for
 * @returns the text, what changes it, and what forgets it once it has been sent
 */
export function useKeptText(key: string, initial: string): readonly [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => stored(key).read() ?? initial)
  return [
    text,
    (typed) => {
      stored(key).write(typed)
      setText(typed)
    },
    () => stored(key).clear(),
  ]
}
