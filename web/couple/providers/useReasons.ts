import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FoundPrestataire } from '../../../src/api/schemas/couple/searchPrestataires.ts'
import type { SuggestionReasons } from '../../../src/api/schemas/couple/suggestPrestataires.ts'

type Words = TFunction<'providers'>

/** The criteria behind the reasons. */
export interface SuggestionContext {
  /** The town from which distances are measured. */
  readonly near: string
  readonly serviceChosen: boolean
}

/** Words the reasons why a provider is suggested or was found. */
export function useReasons() {
  const { t } = useTranslation('providers')
  return {
    ofSuggestion: (why: SuggestionReasons | null, context: SuggestionContext) =>
      why ? suggestionReasons(why, context, t) : [t('why.chosen')],
    ofSearch: (why: FoundPrestataire['why'], near: string | undefined) => searchReasons(why, near, t),
  }
}

function suggestionReasons(why: SuggestionReasons, { near, serviceChosen }: SuggestionContext, t: Words): readonly string[] {
  return [
    distance(why.kilometres, near, t),
    ...(why.budgetFit === 'within' ? [t('why.budgetWithin')] : []),
    ...(why.budgetFit === 'below' ? [t('why.budgetBelow')] : []),
    ...(why.budgetFit === 'slightlyAbove' ? [t('why.budgetAbove')] : []),
    ...(serviceChosen ? [t('why.service')] : []),
    why.allLanguages ? t('why.languagesAll') : t('why.languagesSome'),
  ]
}

function searchReasons({ premium, keywords, kilometres }: FoundPrestataire['why'], near: string | undefined, t: Words): readonly string[] {
  return [
    ...(premium ? [t('why.premium')] : []),
    ...(kilometres === null || near === undefined ? [] : [distance(kilometres, near, t)]),
    ...keywords.flatMap(({ keyword, places }) => {
      const [place] = places
      return place === undefined ? [] : [t(`why.keyword.${place}`, { keyword })]
    }),
  ]
}

function distance(kilometres: number, town: string, t: Words): string {
  return kilometres < 1 ? t('why.inTown', { town }) : t('why.distance', { kilometres: Math.round(kilometres), town })
}
