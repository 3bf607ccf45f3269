import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'

/** An aspect of the plans, with its value in each plan. */
export interface ComparedRow {
  readonly name: string
  readonly label: string
  readonly free: string
  readonly premium: string
}

const inWords = ['position', 'competitors', 'notifications'] as const
const besides = ['extras', 'support', 'statistics'] as const

/** Every aspect in which the plans differ, in the order of the specification; the numbers come from the rules. */
export function useComparedRows(): readonly ComparedRow[] {
  const t = useText()
  const { percent } = useFormat()
  const { freePlan, unlockCredits, club } = usePublicRules()
  const words = (name: (typeof inWords)[number] | (typeof besides)[number]): ComparedRow => ({
    name,
    label: t(`subscription.compare.${name}.label`),
    free: t(`subscription.compare.${name}.free`),
    premium: t(`subscription.compare.${name}.premium`),
  })
  const counted = Object.keys(freePlan) as (keyof typeof freePlan)[]
  const unlimited = t('subscription.compare.unlimited')
  return [
    {
      name: 'unlocking',
      label: t('subscription.compare.unlocking.label'),
      free: t('subscription.compare.unlocking.free', { count: unlockCredits }),
      premium: unlimited,
    },
    ...inWords.map(words),
    ...counted.map((name) => ({ name, label: t(`pages.${name}`), free: `${freePlan[name]}`, premium: unlimited })),
    ...besides.map(words),
    {
      name: 'other',
      label: t('subscription.compare.other.label'),
      free: t('subscription.compare.other.free'),
      premium: t('subscription.compare.other.premium', { percent: percent(club.discountPercent / 100) }),
    },
  ]
}
