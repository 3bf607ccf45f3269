import { useGetOne } from 'react-admin'
import { useParams } from 'react-router'
import { officePage, venuePage } from '../../../../src/api/schemas/pagePaths.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { useText } from '../../i18n/useText.ts'
import { RemoveRecord } from '../../kit/dialog/RemoveRecord.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { useListedRecord } from '../../publishing/useListedRecord.ts'
import { ViewPublicPage } from '../../publishing/ViewPublicPage.tsx'
import { StepNavigation } from '../../steps/StepNavigation.tsx'
import { useSteps } from '../../steps/useSteps.ts'
import { withTexts } from '../../texts/withTexts.tsx'
import { type ShownVenue, VenueStanding } from './VenueStanding.tsx'
import { stepOf, venueSteps } from './venueSteps.ts'

const IdentityStep = lazily(async () => (await import('./IdentityStep.tsx')).IdentityStep)
const PresentationStep = withTexts(['venuePresentations'], async () => (await import('./PresentationStep.tsx')).PresentationStep)
const FeaturesStep = withTexts(['venueFeatures'], async () => (await import('./FeaturesStep.tsx')).FeaturesStep)
const ServicesStep = withTexts(['services', 'venueServices'], async () => (await import('./ServicesStep.tsx')).ServicesStep)
const VideosStep = withTexts(['services', 'venueVideos', 'videos'], async () => (await import('./VideosStep.tsx')).VideosStep)
const GalleryStep = withTexts(['moderation', 'photos'], async () => (await import('./GalleryStep.tsx')).GalleryStep)

/** /office/venues/:id: a venue's status, and its form in steps. Each step is saved on the server, so the form can be continued later. */
export function VenuePage() {
  const t = useText()
  const id = decodeURIComponent(useParams()['id'] ?? '')
  const { data: venue, error, refetch } = useGetOne<ShownVenue>('venues', { id })
  const incomplete = new Set(venue?.missing.map((requirement) => stepOf[requirement]))
  const { step, leaveFor, ...steps } = useSteps(venueSteps, venue && incomplete)
  const form = { id, ...steps }
  return (
    <Page
      title={venue?.name ?? t('pages.venues')}
      back={{ to: officePage('venues'), label: t('pages.venues') }}
      actions={
        venue && (
          <>
            {venue.status === 'online' && <VenuePublicPage id={id} />}
            <RemoveRecord name={venue.name} remove={(side) => side.delete('/venues/:id', { params: { id } })} />
          </>
        )
      }
    >
      {venue ? (
        <>
          <VenueStanding venue={venue} onStep={leaveFor} />
          <StepNavigation
            steps={venueSteps}
            nameOf={(each) => t(`venues.steps.${each}`)}
            current={step}
            incomplete={incomplete}
            onStep={leaveFor}
          />
          <LazyPart key={step} loading={<SkeletonLines count={6} height={56} />}>
            {step === 'identity' && <IdentityStep {...form} />}
            {step === 'presentation' && <PresentationStep {...form} />}
            {step === 'features' && <FeaturesStep {...form} />}
            {step === 'gallery' && <GalleryStep id={id} onNext={form.onNext} />}
            {step === 'services' && <ServicesStep {...form} />}
            {step === 'videos' && <VideosStep {...form} />}
          </LazyPart>
        </>
      ) : error ? (
        <LoadError title={t('venues.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={6} height={56} />
      )}
    </Page>
  )
}

function VenuePublicPage({ id }: { readonly id: string }) {
  const publicId = useListedRecord('venues', id)?.publicId
  return publicId === undefined ? null : <ViewPublicPage path={venuePage(publicId)} />
}
