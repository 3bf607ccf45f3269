import { eventTypes } from '../../domain/eventTypes.ts'
import { languages } from '../../domain/languages.ts'
import type { Language } from '../../domain/locale.ts'
import {
  budgetRanges,
  guestRanges,
  plannerBudgetRanges,
  plannerPreferences,
  serviceForType,
  serviceTypes,
} from '../../domain/referenceValues.ts'
import { serviceLabels } from '../../projections/providerDirectory/serviceLabels.ts'
import { eventTypeNames } from './eventTypeNames.ts'
import { plannerPreferenceNames } from './plannerPreferenceNames.ts'
import { budgetRangeName, guestRangeName } from './rangeNames.ts'

/** One value of a reference list, with its name in a language. */
interface ReferenceItem {
  readonly slug: string
  readonly name: string
}

/** A list of values to choose from, in the order they are shown. */
type ReferenceList = (language: Language) => readonly ReferenceItem[]

function list<Slug extends string>(slugs: readonly Slug[], nameOf: (slug: Slug, language: Language) => string): ReferenceList {
  return (language) => slugs.map((slug) => ({ slug, name: nameOf(slug, language) }))
}

/** The reference lists under the names they have in answers. */
export const referenceLists = {
  event_types: list(eventTypes, (slug, language) => eventTypeNames[slug][language]),
  service_types: list(serviceTypes, (slug, language) => serviceLabels[serviceForType[slug]][language]),
  guest_ranges: list(guestRanges, guestRangeName),
  budget_ranges: list(budgetRanges, budgetRangeName),
  planner_budget_ranges: list(plannerBudgetRanges, budgetRangeName),
  planner_preferences: list(plannerPreferences, (slug, language) => plannerPreferenceNames[slug][language]),
} satisfies Readonly<Record<string, ReferenceList>>
export type ReferenceListName = keyof typeof referenceLists

/** The languages that somebody may speak, with their names in a language. */
export function languageList(language: Language): readonly { readonly iso: Language; readonly label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return languages.map((iso) => ({ iso, label: capitalised(names.of(iso) ?? iso, language) }))
}

/** Language names are lower case in a French sentence, but upper case in a list. */
function capitalised(name: string, language: Language): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
