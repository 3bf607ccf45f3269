import { useLocale } from 'react-admin'
import { formatEuros } from '../../shared/i18n/format.ts'
import type { RecordOf } from '../api/officeRecords.ts'
import { useText } from '../i18n/useText.ts'

type Row = RecordOf<'services'>['FULL_PLANNING']

/** A row of the table in a sentence or two, for the conflict dialog. */
export function useServiceInWords(): (row: unknown) => string | undefined {
  const t = useText()
  const locale = useLocale()
  return (row) => {
    if (!isRow(row)) return undefined
    if (!row.offered) return t('services.words.notOffered')
    const price =
      row.startingFrom === null
        ? t('services.words.noPrice')
        : t('services.words.price', { price: formatEuros(row.startingFrom / 100, locale) })
    const withMark = (text: string, isVisible: boolean) => (isVisible ? text : t('services.words.hidden', { text }))
    return [withMark(price, row.priceVisible), row.description ? withMark(row.description, row.descriptionVisible) : undefined]
      .filter(Boolean)
      .join(' · ')
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'offered' in value
}
