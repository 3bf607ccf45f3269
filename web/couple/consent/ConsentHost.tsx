import { lazy, Suspense, useEffect, useState } from 'react'
import { useSite } from '../site/SiteProvider.tsx'
import { onAskedAgain, useConsent } from './consent.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('./ConsentBanner.tsx')).ConsentBanner }))

/** Asks for consent where there is something to ask it for, once the page has come to rest. */
export function ConsentHost() {
  return useSite().asksConsent ? <Asking /> : null
}

function Asking() {
  const consent = useConsent()
  const [atRest, rest] = useState(false)
  const [again, askAgain] = useState(false)
  useEffect(() => whenAtRest(() => rest(true)), [])
  useEffect(() => onAskedAgain(() => askAgain(true)), [])
  const asks = again || (atRest && consent === null)
  return (
    <Suspense fallback={null}>{asks && <ConsentBanner consent={consent} takesFocus={again} onClose={() => askAgain(false)} />}</Suspense>
  )
}

const patienceMs = 3_000

/** Not every browser says when it is idle. */
function whenAtRest(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, patienceMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: patienceMs })
  return () => cancelIdleCallback(handle)
}
