import { useEffect, useState } from 'react'

type PhoneRules = typeof import('./phoneEntry.ts')

/** The world's numbering plans are heavy: the field is there before they are, and takes what is typed meanwhile as it is. */
export function loadPhoneRules(): Promise<PhoneRules> {
  return import('./phoneEntry.ts')
}

/** How numbers are written, once that is loaded. */
export function usePhoneRules(): PhoneRules | undefined {
  const [rules, setRules] = useState<PhoneRules>()
  useEffect(() => {
    const load = () => void loadPhoneRules().then(setRules, () => {})
    load()
    // Without a network it is tried again as soon as there is one.
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])
  return rules
}
