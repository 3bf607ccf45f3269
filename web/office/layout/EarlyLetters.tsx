import { useEffect } from 'react'

interface EarlyLettersProps {
  /** Called for each key with a function that changes the text typed so far. */
  readonly onType: (change: (typed: string) => string) => void
  readonly onEscape: () => void
}

/** Rendered while the palette is loading: collects the letters typed for it, which the inbox would otherwise take as shortcuts. */
export function EarlyLetters({ onType, onEscape }: EarlyLettersProps) {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey) return
      if (key === 'Escape') onEscape()
      else if (key === 'Backspace') onType((typed) => typed.slice(0, -1))
      else if (key.length === 1) onType((typed) => typed + key)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before every other listener.
    window.addEventListener('keydown', take, true)
    return () => window.removeEventListener('keydown', take, true)
  }, [onType, onEscape])
  return null
}
