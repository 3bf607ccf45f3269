import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../consent/useConsent.ts'
import { useTrack } from './AnalyticsProvider.tsx'
import { pageNameOf } from './pageName.ts'

/** Reports each page that is shown, including the page on which the person consents. */
export function usePagesShown(): void {
  const { pathname } = useLocation()
  const track = useTrack()
  const accepted = useConsent() === 'accepted'
  useEffect(() => {
    if (accepted) track({ name: 'page_shown', page: pageNameOf(pathname) })
  }, [accepted, pathname, track])
}
