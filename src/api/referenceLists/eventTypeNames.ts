import type { eventTypes } from '../../domain/eventTypes.ts'
import { type Text, textsByCode } from '../../texts/serverTexts.ts'

export const eventTypeNames: Readonly<Record<(typeof eventTypes)[number], Text>> = textsByCode('eventTypes')
