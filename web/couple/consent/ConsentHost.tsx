import { lazy, Suspense, useEffect, useState } from 'react'
import { useSite } from '../site/SiteProvider.tsx'
import { onAskedAgain } from './consent.ts'
import { useConsent } from './useConsent.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('./ConsentBanner.tsx')).ConsentBanner }))

/** The first moments belong to the page: a slow phone is still busy with it. */
const headStartMs = 2_500

/** Asks for consent where there is something to ask it for, once the page has come to rest. */
export function ConsentHost() {
  return useSite().asksConsent ? <Asking /> : null
}

function Asking() {
  const consent = useConsent()
  const [atRest, rest] = useState(false)
  const [again, askAgain] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => rest(true), headStartMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => onAskedAgain(() => askAgain(true)), [])
  const asks = again || (atRest && consent === null)
  return (
    <Suspense fallback={null}>{asks && <ConsentBanner consent={consent} takesFocus={again} onClose={() => askAgain(false)} />}</Suspense>
  )
}
