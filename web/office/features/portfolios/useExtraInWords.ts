import { useLocale } from 'react-admin'
import { formatEuros } from '../../../shared/i18n/format.ts'
import { useText } from '../../i18n/useText.ts'

/** Formats a value for people, e.g. cents as euros; undefined: unchanged. */
export function useExtraInWords(): (field: string, value: unknown) => string | undefined {
  const t = useText()
  const locale = useLocale()
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'kit.yes' : 'kit.no')
    return field.endsWith('Budget') && typeof value === 'number' ? formatEuros(value / 100, locale) : undefined
  }
}
