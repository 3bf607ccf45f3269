import type { eventTypes } from '../../domain/referenceValues.ts'
import type { Text } from '../texts/text.ts'

export const eventTypeNames: Readonly<Record<(typeof eventTypes)[number], Text>> = {
  mariage: { fr: 'Mariage', en: 'Wedding', nl: 'Bruiloft', de: 'Hochzeit', it: 'Matrimonio', es: 'Boda', pt: 'Casamento' },
  pacs: {
    fr: 'PACS',
    en: 'Civil partnership',
    nl: 'Geregistreerd partnerschap',
    de: 'Eingetragene Partnerschaft',
    it: 'Unione civile',
    es: 'Pareja de hecho',
    pt: 'União de facto',
  },
  anniversaire: {
    fr: 'Anniversaire',
    en: 'Birthday',
    nl: 'Verjaardag',
    de: 'Geburtstag',
    it: 'Compleanno',
    es: 'Cumpleaños',
    pt: 'Aniversário',
  },
  bapteme: { fr: 'Baptême', en: 'Christening', nl: 'Doop', de: 'Taufe', it: 'Battesimo', es: 'Bautizo', pt: 'Batizado' },
  fiancailles: {
    fr: 'Fiançailles',
    en: 'Engagement',
    nl: 'Verloving',
    de: 'Verlobung',
    it: 'Fidanzamento',
    es: 'Fiesta de compromiso',
    pt: 'Noivado',
  },
  evj: {
    fr: 'Enterrement de vie de célibataire',
    en: 'Hen or stag party',
    nl: 'Vrijgezellenfeest',
    de: 'Junggesellenabschied',
    it: 'Addio al nubilato o al celibato',
    es: 'Despedida de soltera o soltero',
    pt: 'Despedida de solteira ou solteiro',
  },
  corporate: {
    fr: 'Événement d’entreprise',
    en: 'Corporate event',
    nl: 'Bedrijfsevenement',
    de: 'Firmenveranstaltung',
    it: 'Evento aziendale',
    es: 'Evento de empresa',
    pt: 'Evento empresarial',
  },
  autre: { fr: 'Autre', en: 'Other', nl: 'Anders', de: 'Etwas anderes', it: 'Altro', es: 'Otro', pt: 'Outro' },
}
