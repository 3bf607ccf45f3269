import { useEffect, useState } from 'react'

type PhoneRules = typeof import('./phoneEntry.ts')

/** The numbering plans are large, so the field works without them until they are loaded. */
export function loadPhoneRules(): Promise<PhoneRules> {
  return import('./phoneEntry.ts')
}

/** The formatting rules, once loaded. */
export function usePhoneRules(): PhoneRules | undefined {
  const [rules, setRules] = useState<PhoneRules>()
  useEffect(() => {
    const load = () => void loadPhoneRules().then(setRules, () => {})
    load()
    // Offline, loading is retried when the network is back.
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])
  return rules
}
