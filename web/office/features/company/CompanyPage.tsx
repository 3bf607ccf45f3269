import { CheckboxGroupInput, DateInput, TextInput } from 'react-admin'
import { CompanyBody } from '../../../../src/api/schemas/pro/companySchemas.ts'
import { languages } from '../../../../src/domain/locale.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { EditPage } from '../../kit/form/EditPage.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { AddressInput } from './AddressInput.tsx'
import { CompanyNumberInput } from './CompanyNumberInput.tsx'

/** /office/company: what couples see of the company, and the number that proves that it exists. */
export function CompanyPage() {
  const { languageNames } = useFormat()
  const choices = languages.map((id) => ({ id, name: languageNames([id]) }))
  const describe = (field: string, value: unknown) =>
    field === 'languages' && Array.isArray(value) && value.length > 0 ? languageNames(value.map(String)) : undefined
  return (
    <EditPage id={ownRecord}>
      <RecordForm schema={CompanyBody} describe={describe}>
        <TextInput source="name" autoComplete="organization" />
        <AddressInput />
        <TextInput source="website" type="url" inputMode="url" autoComplete="url" placeholder="https://" />
        <CheckboxGroupInput source="languages" choices={choices} />
        <DateInput source="createdOn" sx={{ maxWidth: 240 }} />
        <CompanyNumberInput />
      </RecordForm>
    </EditPage>
  )
}
