import { useGetOne } from 'react-admin'
import { useParams } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { useText } from '../../i18n/useText.ts'
import { RemoveRecord } from '../../kit/dialog/RemoveRecord.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { ViewPublicPage } from '../../publishing/ViewPublicPage.tsx'
import { StepNavigation } from '../../steps/StepNavigation.tsx'
import { useSteps } from '../../steps/useSteps.ts'
import { withTexts } from '../../texts/withTexts.tsx'
import { PortfolioStanding, type ShownPortfolio } from './PortfolioStanding.tsx'
import { portfolioSteps, stepOf } from './portfolioSteps.ts'

const PresentationStep = withTexts(['services'], async () => (await import('./PresentationStep.tsx')).PresentationStep)
const GalleryStep = withTexts(['moderation', 'photos'], async () => (await import('./GalleryStep.tsx')).GalleryStep)
const ExtrasStep = withTexts(['portfolioExtras'], async () => (await import('./ExtrasStep.tsx')).ExtrasStep)

/**
 * /office/portfolios/:id: a portfolio's status, and its form in steps. Each step is saved on the server, so the form can be continued
 * later.
 */
export function PortfolioPage() {
  const t = useText()
  const id = decodeURIComponent(useParams()['id'] ?? '')
  const { data: portfolio, error, refetch } = useGetOne<ShownPortfolio>('portfolios', { id })
  const incomplete = new Set(portfolio?.missing.map((requirement) => stepOf[requirement]))
  const { step, leaveFor, ...form } = useSteps(portfolioSteps, portfolio && incomplete)
  return (
    <Page
      title={portfolio?.title ?? t('pages.portfolios')}
      back={{ to: officePage('portfolios'), label: t('pages.portfolios') }}
      actions={
        portfolio && (
          <>
            {portfolio.path !== null && <ViewPublicPage path={portfolio.path} />}
            <RemoveRecord name={portfolio.title} remove={(side) => side.delete('/portfolios/:id', { params: { id } })} />
          </>
        )
      }
    >
      {portfolio ? (
        <>
          <PortfolioStanding portfolio={portfolio} onStep={leaveFor} />
          <StepNavigation
            steps={portfolioSteps}
            nameOf={(each) => t(`portfolios.steps.${each}`)}
            current={step}
            incomplete={incomplete}
            onStep={leaveFor}
          />
          <LazyPart key={step} loading={<SkeletonLines count={6} height={56} />}>
            {step === 'presentation' && <PresentationStep id={id} {...form} />}
            {step === 'gallery' && <GalleryStep id={id} onNext={form.onNext} />}
            {step === 'extras' && <ExtrasStep id={id} {...form} />}
          </LazyPart>
        </>
      ) : error ? (
        <LoadError title={t('portfolios.openFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={6} height={56} />
      )}
    </Page>
  )
}
