import { useEffect } from 'react'

/** Ctrl K, or Command K on a Mac, wherever the focus is. */
export function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onPress])
}
