import type { plannerPreferences } from '../../domain/referenceValues.ts'
import type { Text } from '../texts/text.ts'

export const plannerPreferenceNames: Readonly<Record<(typeof plannerPreferences)[number], Text>> = {
  nearEvent: {
    fr: 'Proche du lieu de l’événement',
    en: 'Close to the event',
    nl: 'Dicht bij de locatie van het evenement',
    de: 'In der Nähe des Veranstaltungsorts',
    it: 'Vicino al luogo dell’evento',
    es: 'Cerca del lugar del evento',
    pt: 'Perto do local do evento',
  },
  nearHome: {
    fr: 'Proche de chez nous',
    en: 'Close to our home',
    nl: 'Dicht bij huis',
    de: 'In der Nähe unseres Wohnorts',
    it: 'Vicino a casa nostra',
    es: 'Cerca de nuestra casa',
    pt: 'Perto de nossa casa',
  },
  noPreference: {
    fr: 'Sans préférence',
    en: 'No preference',
    nl: 'Geen voorkeur',
    de: 'Keine Präferenz',
    it: 'Nessuna preferenza',
    es: 'Sin preferencia',
    pt: 'Sem preferência',
  },
}
