import type { OfferedService } from '../../domain/referenceValues.ts'
import { type Text, textsByCode } from '../../texts/serverTexts.ts'

/** What the services on offer are called, on cards and in keyword search. */
export const serviceLabels: Readonly<Record<OfferedService, Text>> = textsByCode('services')
