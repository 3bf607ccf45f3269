import { useMemo } from 'react'
import { SelectInput, TextInput } from 'react-admin'
import { venueSchema } from '../../../../src/api/schemas/pro/venueSchemas.ts'
import { venueTypes } from '../../../../src/domain/venue/venueType.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { AddressInput } from '../../address/AddressInput.tsx'
import { differencesByTown, useTownInWords } from '../../address/useTownInWords.ts'
import { useText } from '../../i18n/useText.ts'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { PhoneInput } from '../../kit/form/PhoneInput.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { StepForm } from '../../steps/StepForm.tsx'
import type { StepProps } from '../../steps/useSteps.ts'
import { PositionInput } from './PositionInput.tsx'

/** The first step: name, type, address, position and directions. */
export function IdentityStep(form: StepProps) {
  const t = useText()
  const rules = usePublicRules()
  const schema = useMemo(() => venueSchema(rules), [rules])
  const townInWords = useTownInWords()
  const describe = (field: string, value: unknown) =>
    field === 'type' ? venueTypes.filter((type) => type === value).map((type) => t(`venues.type.${type}`))[0] : townInWords(field, value)
  return (
    <StepForm {...form} of="venues" resource="venues" schema={schema} compare={differencesByTown} describe={describe}>
      <Section of="page" title={t('venues.steps.identity')}>
        <FormRow>
          <TextInput source="name" helperText={false} slotProps={{ htmlInput: { maxLength: rules.venues.name.most } }} />
          <SelectInput source="type" helperText={false} choices={venueTypes.map((id) => ({ id, name: t(`venues.type.${id}`) }))} />
        </FormRow>
      </Section>
      <Section of="page" title={t('venues.address.title')} intro={t('venues.address.intro')}>
        <AddressInput />
        <PositionInput />
      </Section>
      <Section of="page" title={t('venues.contact.title')} intro={t('venues.contact.intro')}>
        <FormRow>
          <TextInput source="email" type="email" inputMode="email" />
          <PhoneInput source="phone" />
        </FormRow>
        <TextInput source="website" type="url" inputMode="url" placeholder="https://" />
        <FormRow>
          <TextInput source="facebook" />
          <TextInput source="instagram" />
        </FormRow>
      </Section>
    </StepForm>
  )
}
