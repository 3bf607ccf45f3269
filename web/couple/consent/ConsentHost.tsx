import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazily } from '../../shared/loading/lazily.tsx'
import { LazyPart } from '../layout/LazyPart.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../site/SiteProvider.tsx'
import { onAskedAgain } from './consent.ts'
import { useConsent } from './useConsent.ts'

const ConsentBanner = lazily(async () => (await import('./ConsentBanner.tsx')).ConsentBanner)

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
  // Whoever is in the middle of a form is asked on the page before or after it: on a phone there is no room for both.
  const answering = useLocation().pathname === paths.wizard
  const asks = again || (atRest && consent === null && !answering)
  return (
    <LazyPart fallback={null}>{asks && <ConsentBanner consent={consent} takesFocus={again} onClose={() => askAgain(false)} />}</LazyPart>
  )
}
