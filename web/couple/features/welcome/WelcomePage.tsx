import { useTranslation } from 'react-i18next'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import type { Statements } from '../../../../src/api/schemas/statements.ts'
import type { TestimonialsAnswer } from '../../../../src/api/schemas/testimonials.ts'
import type { LinkedVideo } from '../../../../src/domain/videoLink.ts'
import { ClosingCall } from './ClosingCall.tsx'
import { Film } from './film/Film.tsx'
import { OperatorFilm } from './film/OperatorFilm.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Promises } from './Promises.tsx'
import { StartingPrices } from './StartingPrices.tsx'
import { Testimonials } from './Testimonials.tsx'

interface WelcomePageProps {
  /** The campaign page, which links to the campaign's sign-in. */
  readonly bare: boolean
  readonly statements: Statements
  readonly testimonials: TestimonialsAnswer
  /** The operator's film; null: the page shows the animation. */
  readonly film: LinkedVideo | null
}

/** / and /lp: explains the service and leads to the sign-in. */
export function WelcomePage({ bare, statements, testimonials, film }: WelcomePageProps) {
  const { t } = useTranslation('welcome')
  const start = bare ? paths.landingAccount : paths.account
  return (
    <>
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('hero.promise')} />
      <Hero start={start} />
      <HowItWorks />
      <Promises statements={statements} />
      {film ? <OperatorFilm video={film} /> : <Film />}
      <StartingPrices />
      <Testimonials answer={testimonials} />
      <ClosingCall start={start} />
    </>
  )
}
