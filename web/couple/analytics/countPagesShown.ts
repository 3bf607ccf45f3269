import { onConsentChanged, readConsent } from '../consent/consent.ts'
import type { Track } from './AnalyticsProvider.tsx'
import { pageNameOf } from './pageName.ts'

/** Reports the page that is shown, as soon as the person consents. */
export function countPagesShown(track: Track): void {
  let accepted = false
  const count = () => {
    const before = accepted
    accepted = readConsent() === 'accepted'
    if (accepted && !before) track({ name: 'page_shown', page: pageNameOf(window.location.pathname) })
  }
  count()
  onConsentChanged(count)
}
