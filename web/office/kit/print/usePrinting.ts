import { useSyncExternalStore } from 'react'

let isPrinting = false

/** Whether the page is being printed. The component is rendered synchronously before the browser prints. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting)
}

function subscribe(changed: () => void) {
  const set = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    changed()
  }
  window.addEventListener('beforeprint', set)
  window.addEventListener('afterprint', set)
  return () => {
    window.removeEventListener('beforeprint', set)
    window.removeEventListener('afterprint', set)
  }
}
