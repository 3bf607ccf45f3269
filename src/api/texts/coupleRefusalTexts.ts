import type { Language } from '../../domain/locale.ts'
import type { Text } from './text.ts'

/** What the couple side says when it does not do something, by `error_slug`. */
const texts = {
  'city-not-found': {
    fr: 'Ville inconnue. Veuillez la choisir dans la liste.',
    en: 'Unknown city. Please choose it from the list.',
    nl: 'Onbekende plaats. Kies deze uit de lijst.',
    de: 'Unbekannter Ort. Bitte wählen Sie ihn aus der Liste.',
    it: 'Città sconosciuta. La scelga dall’elenco.',
    es: 'Ciudad desconocida. Elíjala de la lista.',
    pt: 'Cidade desconhecida. Escolha-a na lista.',
  },
  'zip-code-invalid': {
    fr: 'Ce code postal n’existe pas dans ce pays.',
    en: 'This postal code does not exist in that country.',
    nl: 'Deze postcode bestaat niet in dat land.',
    de: 'Diese Postleitzahl gibt es in dem Land nicht.',
    it: 'Questo codice postale non esiste in quel paese.',
    es: 'Este código postal no existe en ese país.',
    pt: 'Este código postal não existe nesse país.',
  },
  'event-date-past': {
    fr: 'Vous ne pouvez pas choisir une date passée.',
    en: 'You cannot choose a date in the past.',
    nl: 'U kunt geen datum in het verleden kiezen.',
    de: 'Sie können kein vergangenes Datum wählen.',
    it: 'Non può scegliere una data passata.',
    es: 'No puede elegir una fecha pasada.',
    pt: 'Não pode escolher uma data passada.',
  },
  'event-date-needed': {
    fr: 'La date de ce projet est passée. Veuillez en choisir une autre.',
    en: 'The date of this project has passed. Please choose another one.',
    nl: 'De datum van dit project is voorbij. Kies een andere.',
    de: 'Das Datum dieses Projekts ist vorbei. Bitte wählen Sie ein anderes.',
    it: 'La data di questo progetto è passata. Ne scelga un’altra.',
    es: 'La fecha de este proyecto ya ha pasado. Elija otra.',
    pt: 'A data deste projeto já passou. Escolha outra.',
  },
  'event-type-text-missing': {
    fr: 'Veuillez préciser le type d’événement.',
    en: 'Please say what kind of event it is.',
    nl: 'Geef aan om wat voor evenement het gaat.',
    de: 'Bitte geben Sie die Art der Veranstaltung an.',
    it: 'Specifichi il tipo di evento.',
    es: 'Indique el tipo de evento.',
    pt: 'Indique o tipo de evento.',
  },
  'account-deleted': {
    fr: 'Votre compte est en cours de suppression.',
    en: 'Your account is being deleted.',
    nl: 'Uw account wordt verwijderd.',
    de: 'Ihr Konto wird gerade gelöscht.',
    it: 'Il Suo account è in corso di eliminazione.',
    es: 'Su cuenta se está eliminando.',
    pt: 'A sua conta está a ser eliminada.',
  },
  'project-cancelled': {
    fr: 'Ce projet est annulé.',
    en: 'This project has been cancelled.',
    nl: 'Dit project is geannuleerd.',
    de: 'Dieses Projekt ist abgesagt.',
    it: 'Questo progetto è annullato.',
    es: 'Este proyecto está cancelado.',
    pt: 'Este projeto foi cancelado.',
  },
  'not-disclosed': {
    fr: 'Ce prestataire n’a pas vu vos coordonnées.',
    en: 'This planner has not seen your contact details.',
    nl: 'Deze planner heeft uw contactgegevens niet gezien.',
    de: 'Dieser Dienstleister hat Ihre Kontaktdaten nicht gesehen.',
    it: 'Questo professionista non ha visto i Suoi recapiti.',
    es: 'Este profesional no ha visto sus datos de contacto.',
    pt: 'Este profissional não viu os seus contactos.',
  },
  'project-settled': {
    fr: 'Vous avez trouvé votre prestataire\u00a0: ce projet est conclu.',
    en: 'You have found your planner: this project is settled.',
    nl: 'U hebt uw planner gevonden: dit project is afgerond.',
    de: 'Sie haben Ihren Dienstleister gefunden: Dieses Projekt ist abgeschlossen.',
    it: 'Ha trovato il Suo professionista: questo progetto è concluso.',
    es: 'Ya ha encontrado a su profesional: este proyecto está cerrado.',
    pt: 'Já encontrou o seu profissional: este projeto está concluído.',
  },
  'too-many-open-projects': {
    fr: 'Vous avez trop de projets en cours. Annulez-en un pour en créer un autre.',
    en: 'You have too many open projects. Cancel one to create another.',
    nl: 'U hebt te veel lopende projecten. Annuleer er een om een nieuw project te maken.',
    de: 'Sie haben zu viele offene Projekte. Sagen Sie eines ab, um ein weiteres anzulegen.',
    it: 'Ha troppi progetti in corso. Ne annulli uno per crearne un altro.',
    es: 'Tiene demasiados proyectos en curso. Cancele uno para crear otro.',
    pt: 'Tem demasiados projetos em curso. Cancele um para criar outro.',
  },
  'planner-not-contacted': {
    fr: 'Vous n’avez pas écrit à ce prestataire pour ce projet.',
    en: 'You have not written to this planner about this project.',
    nl: 'U hebt deze planner niet over dit project geschreven.',
    de: 'Diesem Dienstleister haben Sie zu diesem Projekt nicht geschrieben.',
    it: 'Non ha scritto a questo professionista per questo progetto.',
    es: 'No ha escrito a este profesional sobre este proyecto.',
    pt: 'Não escreveu a este profissional sobre este projeto.',
  },
  'planner-not-found': {
    fr: 'Ce prestataire n’est plus disponible.',
    en: 'This planner is no longer available.',
    nl: 'Deze planner is niet meer beschikbaar.',
    de: 'Dieser Dienstleister ist nicht mehr verfügbar.',
    it: 'Questo professionista non è più disponibile.',
    es: 'Este profesional ya no está disponible.',
    pt: 'Este profissional já não está disponível.',
  },
} satisfies Readonly<Record<string, Text>>

/** Every `error_slug` of the couple side's business refusals. The specification wants the last two to be their own text. */
export type CoupleRefusalSlug = keyof typeof texts | 'no-message' | 'already-sent'

/** The text for an `error_slug`. */
export function coupleRefusalText(slug: CoupleRefusalSlug, language: Language): string {
  return slug === 'no-message' || slug === 'already-sent' ? slug : texts[slug][language]
}
