import { useMemo } from 'react'
import { TextInput } from 'react-admin'
import { venuePresentationSchema } from '../../../../src/api/schemas/pro/venueSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { NumberField } from '../../kit/form/NumberField.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { RichTextInput } from '../../kit/richText/RichTextInput.tsx'
import { StepForm } from '../../steps/StepForm.tsx'
import type { StepProps } from '../../steps/useSteps.ts'

const cents = 100

/** The second step: description, capacity and prices. */
export function PresentationStep(form: StepProps) {
  const t = useText()
  const rules = usePublicRules()
  const { description, details } = rules.venues
  const schema = useMemo(() => venuePresentationSchema(rules), [rules])
  return (
    <StepForm {...form} of="venues" resource="venuePresentations" schema={schema}>
      <Section of="page" title={t('venuePresentations.texts.title')} intro={t('venuePresentations.texts.intro')}>
        <TextInput
          source="description"
          multiline
          minRows={2}
          maxRows={8}
          helperText={t('venuePresentations.texts.length', description)}
          slotProps={{ htmlInput: { maxLength: description.most } }}
        />
        <RichTextInput source="details" maxLength={details.most} />
      </Section>
      <Section of="page" title={t('venuePresentations.people.title')} intro={t('venuePresentations.people.intro')}>
        <FormRow columns="repeat(3, minmax(0, 1fr))">
          <NumberField source="seated" />
          <NumberField source="standing" />
          <NumberField source="bedrooms" />
        </FormRow>
      </Section>
      <Section of="page" title={t('venuePresentations.prices.title')} intro={t('venuePresentations.prices.intro')}>
        <FormRow>
          <NumberField source="minPrice" scale={cents} unit="€" />
          <NumberField source="maxPrice" scale={cents} unit="€" />
        </FormRow>
      </Section>
    </StepForm>
  )
}
