import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { VisitorOnly } from '../../session/Guard.tsx'
import { preloadIntentOf, writePreloadIntent } from '../../session/preloadIntent.ts'
import { ClosingCall } from './ClosingCall.tsx'
import { FilmPlace } from './FilmPlace.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Promises } from './Promises.tsx'
import { StartingPrices } from './StartingPrices.tsx'
import { Testimonials } from './Testimonials.tsx'

/** / and /lp: what the service is, and the way in. */
export function WelcomePage() {
  const { t } = useTranslation('welcome')
  const { pathname } = useLocation()
  useNotedIntent()
  const start = pathname === paths.landing ? paths.landingAccount : paths.account
  return (
    <VisitorOnly>
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('hero.promise')} />
      <Hero start={start} />
      <HowItWorks />
      <Promises />
      <FilmPlace />
      <StartingPrices />
      <Testimonials />
      <ClosingCall start={start} />
    </VisitorOnly>
  )
}

/** Notes whom the visitor came for, and takes it out of the address. */
function useNotedIntent(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const intent = preloadIntentOf(search)
    if (!intent) return
    writePreloadIntent(intent)
    void navigate(pathname, { replace: true })
  }, [pathname, search, navigate])
}
