import { useTranslation } from 'react-i18next'
import { numberWord } from '../../shared/i18n/numberWords.ts'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'

/** How many planners are suggested for a project, for texts: the rule's number, and in words within and at the start of a sentence. */
export function useSuggestedCount() {
  const { i18n } = useTranslation()
  const { suggestedPlanners } = usePublicRules()
  const number = numberWord(suggestedPlanners, i18n.language)
  const numberAtStart = number.charAt(0).toLocaleUpperCase(i18n.language) + number.slice(1)
  return { count: suggestedPlanners, number, numberAtStart }
}
