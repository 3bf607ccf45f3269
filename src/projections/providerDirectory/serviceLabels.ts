import type { OfferedService } from '../../domain/referenceValues.ts'
import { type Text, textsByCode } from '../../texts/serverTexts.ts'

/** The names of services, for cards and keyword search. */
export const serviceLabels: Readonly<Record<OfferedService, Text>> = textsByCode('services')
