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
 * The text of a field that survives a reload; stored in the tab for an hour.
 * @param key names the text
 * @returns the text, its setter, and a function that removes it once it was sent
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
