import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'

const examples = {
  FR: 'FR 40 303 265 045',
  BE: 'BE 0403.170.701',
  GB: 'GB 980 7806 84',
  DE: 'DE 136 695 976',
  IT: 'IT 00743110157',
  ES: 'ES A58818501',
  PT: 'PT 501 964 843',
} as const satisfies Readonly<Record<NonNullable<RecordOf<'company'>['country']>, string>>

/** The VAT number for invoices, in the format of the company's country. */
export function VatNumberInput() {
  const t = useText()
  const country = useWatch<{ country: RecordOf<'company'>['country'] }>({ name: 'country' }) ?? 'FR'
  return <TextInput source="vatNumber" autoComplete="off" helperText={t('company.vat.hint', { example: examples[country] })} />
}
