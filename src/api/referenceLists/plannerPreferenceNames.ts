import type { plannerPreferences } from '../../domain/referenceValues.ts'
import { type Text, textsByCode } from '../../texts/serverTexts.ts'

export const plannerPreferenceNames: Readonly<Record<(typeof plannerPreferences)[number], Text>> = textsByCode('plannerPreferences')
