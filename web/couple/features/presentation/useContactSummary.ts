import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'

const states = ['unlocked', 'seen', 'sent', 'rejected', 'withdrawn'] as const

/**
 * A sentence on how many providers were contacted and how they reacted: `3 prestataires contactés : 1 a vos coordonnées, 2 ont lu votre
 * demande`.
 */
export function useContactSummary(contacted: Project['prestataires']): string {
  const { t, i18n } = useTranslation('presentation')
  if (contacted.length === 0) return t('contacted.none')
  const parts = states.flatMap((state) => {
    const count = contacted.filter(({ status }) => status === state).length
    return count === 0 ? [] : [t(`contacted.${state}`, { count })]
  })
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts)
  return t('contacted.summary', { count: contacted.length, states: list })
}
