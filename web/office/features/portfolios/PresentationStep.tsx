import { useMemo } from 'react'
import { CheckboxGroupInput, DateInput, TextInput } from 'react-admin'
import { portfolioSchema } from '../../../../src/api/schemas/pro/portfolioSchemas.ts'
import { OfferedService, offeredServices } from '../../../../src/domain/referenceValues.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { StepForm } from '../../steps/StepForm.tsx'
import type { StepProps } from '../../steps/useSteps.ts'

/** Wide columns, because service names are long, and the height of a touch target. */
const servicesSx = {
  '&& .MuiFormGroup-root': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' },
  '& .MuiFormControlLabel-root': { minHeight: 44 },
} as const

/** The first step: the wedding, and the provider's services for it. */
export function PresentationStep(form: StepProps) {
  const t = useText()
  const rules = usePublicRules()
  const schema = useMemo(() => portfolioSchema(rules), [rules])
  const { title, description } = rules.portfolios
  const nameOf = (service: OfferedService) => t(`services.fields.${service}`)
  const describe = (field: string, value: unknown) => {
    if (field === 'weddingDate' && typeof value === 'string' && value !== '') return formatDay(value)
    if (!Array.isArray(value)) return undefined
    return value.flatMap((each) => OfferedService.options.filter((service) => service === each).map(nameOf)).join(', ')
  }
  return (
    <StepForm {...form} of="portfolios" resource="portfolios" schema={schema} describe={describe}>
      <Section of="page" title={t('portfolios.steps.presentation')} intro={t('portfolios.presentationIntro')}>
        <FormRow columns="minmax(0, 2fr) minmax(0, 1fr)">
          <TextInput source="title" helperText="portfolios.titleHint" slotProps={{ htmlInput: { maxLength: title.most } }} />
          <DateInput source="weddingDate" helperText="portfolios.weddingDateHint" />
        </FormRow>
        <TextInput
          source="description"
          multiline
          minRows={4}
          maxRows={16}
          helperText={t('portfolios.descriptionLength', description)}
          slotProps={{ htmlInput: { maxLength: description.most } }}
        />
      </Section>
      <Section of="page" title={t('portfolios.fields.services')} intro={t('portfolios.servicesIntro')}>
        <CheckboxGroupInput
          source="services"
          label={false}
          helperText={false}
          choices={offeredServices.map((id) => ({ id, name: nameOf(id) }))}
          sx={servicesSx}
        />
      </Section>
    </StepForm>
  )
}
