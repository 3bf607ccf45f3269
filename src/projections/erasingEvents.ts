import type { AllianceEvent } from '../domain/eventCatalog.ts'

/** The events that remove a person's data from read models. */
export const erasingEvents: readonly AllianceEvent['type'][] = ['AccountDeletionAsked', 'CoupleErased']
