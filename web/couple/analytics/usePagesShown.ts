import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../consent/useConsent.ts'
import { useTrack } from './AnalyticsProvider.tsx'
import { pageNameOf } from './pageName.ts'

/** Reports each page that is shown, also the one on which somebody agrees to that. */
export function usePagesShown(): void {
  const { pathname } = useLocation()
  const track = useTrack()
  const accepted = useConsent() === 'accepted'
  useEffect(() => {
    if (accepted) track({ name: 'page_shown', page: pageNameOf(pathname) })
  }, [accepted, pathname, track])
}
