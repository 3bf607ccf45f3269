import { useMemo } from 'react'
import { TextInput, useGetOne } from 'react-admin'
import { portfolioExtrasSchema } from '../../../../src/api/schemas/pro/portfolioSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { CheckboxInput } from '../../kit/form/CheckboxInput.tsx'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { NumberField } from '../../kit/form/NumberField.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { StepForm } from '../../steps/StepForm.tsx'
import type { StepProps } from '../../steps/useSteps.ts'
import { LockedExtras, type ShownExtras } from './LockedExtras.tsx'
import { useExtraInWords } from './useExtraInWords.ts'

const cents = 100
/** No notification: the page shows the error itself. */
const quiet = { onError: () => {} }

/** The third step: Premium details. Without Premium the fields are read only. Rule POR-1. */
export function ExtrasStep(form: StepProps) {
  const t = useText()
  const { data: extras, error, isFetching, refetch } = useGetOne<ShownExtras>('portfolioExtras', { id: form.id }, quiet)
  if (extras) return extras.plan === 'premium' ? <ExtrasForm {...form} /> : <LockedExtras extras={extras} />
  if (error && !isFetching) return <LoadError title={t('portfolioExtras.failed')} error={error} onRetry={() => void refetch()} />
  return <SkeletonLines count={4} height={56} />
}

function ExtrasForm(form: StepProps) {
  const t = useText()
  const rules = usePublicRules()
  const { place, style } = rules.portfolios
  const schema = useMemo(() => portfolioExtrasSchema(rules), [rules])
  const inWords = useExtraInWords()
  return (
    <StepForm {...form} of="portfolios" resource="portfolioExtras" schema={schema} describe={inWords}>
      <Section of="page" title={t('portfolioExtras.wedding.title')} intro={t('portfolioExtras.wedding.intro')}>
        <TextInput source="place" helperText="portfolioExtras.placeHint" slotProps={{ htmlInput: { maxLength: place } }} />
        <FormRow columns="minmax(0, 2fr) minmax(0, 1fr)">
          <TextInput source="style" helperText="portfolioExtras.styleHint" slotProps={{ htmlInput: { maxLength: style } }} />
          <NumberField source="guests" />
        </FormRow>
      </Section>
      <Section of="page" title={t('portfolioExtras.budget.title')} intro={t('portfolioExtras.budget.intro')}>
        <FormRow>
          <NumberField source="totalBudget" scale={cents} unit="€" />
          <NumberField source="plannerBudget" scale={cents} unit="€" />
        </FormRow>
        <CheckboxInput source="isBudgetHidden" label="portfolioExtras.fields.isBudgetHidden" />
      </Section>
    </StepForm>
  )
}
