import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { servicesSchema } from '../../../src/api/schemas/pro/serviceSchemas.ts'
import { formatEuros } from '../../shared/i18n/format.ts'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../i18n/useText.ts'

/** The server's schema of the service table, with its own message for a price out of range. */
export function useServiceTableSchema() {
  const t = useText()
  const locale = useLocale()
  const rules = usePublicRules()
  return useMemo(() => {
    const most = formatEuros(rules.offeredServices.mostStartingFrom / 100, locale)
    return servicesSchema(rules, t('services.priceRange', { least: formatEuros(1, locale), most }))
  }, [rules, t, locale])
}
