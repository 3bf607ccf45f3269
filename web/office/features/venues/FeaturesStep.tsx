import { VenueFeaturesBody } from '../../../../src/api/schemas/pro/venueSchemas.ts'
import { VenueFeature } from '../../../../src/domain/venue/venueFeature.ts'
import { useText } from '../../i18n/useText.ts'
import { Section } from '../../kit/page/Section.tsx'
import { StepForm } from '../../steps/StepForm.tsx'
import type { StepProps } from '../../steps/useSteps.ts'
import { FeaturesInput } from './FeaturesInput.tsx'

/** The third step: the venue's features. */
export function FeaturesStep(form: StepProps) {
  const t = useText()
  const describe = (_field: string, value: unknown) =>
    Array.isArray(value)
      ? value
          .map((feature) => (VenueFeature.safeParse(feature).success ? t(`venueFeatures.names.${feature as VenueFeature}`) : ''))
          .join(', ')
      : undefined
  return (
    <StepForm {...form} of="venues" resource="venueFeatures" schema={VenueFeaturesBody} describe={describe}>
      <Section of="page" wide title={t('pages.venueFeatures')} intro={t('venueFeatures.intro')}>
        <FeaturesInput source="features" />
      </Section>
    </StepForm>
  )
}
