import { CheckboxGroupInput, TextInput } from 'react-admin'
import { CompanyBody } from '../../../../src/api/schemas/pro/companySchemas.ts'
import { languages } from '../../../../src/domain/languages.ts'
import { AddressInput } from '../../address/AddressInput.tsx'
import { differencesByTown, useTownInWords } from '../../address/useTownInWords.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { EditPage } from '../../kit/form/EditPage.tsx'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { RejectedOfRecord } from '../../moderation/RejectedOfRecord.tsx'
import { CompanyNumberInput } from './CompanyNumberInput.tsx'
import { VatNumberInput } from './VatNumberInput.tsx'

/** /office/company: the company as couples see it, and its registration number. */
export function CompanyPage() {
  const t = useText()
  const { languageNames } = useFormat()
  const choices = languages.map((id) => ({ id, name: languageNames([id]) }))
  const townInWords = useTownInWords()
  const describe = (field: string, value: unknown) =>
    field === 'languages' && Array.isArray(value) && value.length > 0 ? languageNames(value.map(String)) : townInWords(field, value)
  return (
    <EditPage id={ownRecord}>
      <RecordForm<'company'> schema={CompanyBody} compare={differencesByTown} describe={describe} inSections>
        <Section of="page" title={t('company.public.title')} intro={t('company.public.intro')}>
          <RejectedOfRecord />
          <FormRow>
            <TextInput source="name" autoComplete="organization" />
            <TextInput source="website" type="url" inputMode="url" autoComplete="url" placeholder="https://" />
          </FormRow>
          <CheckboxGroupInput source="languages" choices={choices} />
        </Section>
        <Section of="page" title={t('company.address.title')} intro={t('company.address.intro')}>
          <AddressInput />
        </Section>
        <Section of="page" title={t('company.register.title')} intro={t('company.register.intro')}>
          <CompanyNumberInput />
        </Section>
        <Section of="page" title={t('company.vat.title')} intro={t('company.vat.intro')}>
          <VatNumberInput />
        </Section>
      </RecordForm>
    </EditPage>
  )
}
