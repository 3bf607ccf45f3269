import { offeredServices } from '../../../../src/domain/referenceValues.ts'
import { useText } from '../../i18n/useText.ts'
import { Section } from '../../kit/page/Section.tsx'
import { ServiceRow } from '../../offers/ServiceRow.tsx'
import { useServiceInWords } from '../../offers/useServiceInWords.ts'
import { useServiceTableSchema } from '../../offers/useServiceTableSchema.ts'
import { StepForm } from '../../steps/StepForm.tsx'
import type { StepProps } from '../../steps/useSteps.ts'

/** The fifth step: services of the venue, if any. Rule VEN-3. */
export function ServicesStep(form: StepProps) {
  const t = useText()
  const inWords = useServiceInWords()
  const schema = useServiceTableSchema()
  return (
    <StepForm {...form} of="venues" resource="venueServices" schema={schema} describe={(_service, value) => inWords(value)}>
      <Section of="page" wide title={t('venueServices.table.title')} intro={t('venueServices.table.intro')}>
        <div>
          {offeredServices.map((service) => (
            <ServiceRow key={service} service={service} />
          ))}
        </div>
      </Section>
    </StepForm>
  )
}
