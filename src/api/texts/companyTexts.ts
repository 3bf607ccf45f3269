import type { Language } from '../../domain/locale.ts'
import type { Text } from './text.ts'

/** What the page 'Company' is told when something is wrong. */
const texts = {
  company_name_not_valid: {
    fr: 'De 2 à 50 lettres, chiffres, espaces, traits d’union, apostrophes, & ou points',
    en: 'Between 2 and 50 letters, digits, spaces, hyphens, apostrophes, & or full stops',
    nl: '2 tot 50 letters, cijfers, spaties, koppeltekens, apostrofs, & of punten',
    de: '2 bis 50 Buchstaben, Ziffern, Leerzeichen, Bindestriche, Apostrophe, & oder Punkte',
    it: 'Da 2 a 50 lettere, cifre, spazi, trattini, apostrofi, & o punti',
    es: 'De 2 a 50 letras, cifras, espacios, guiones, apóstrofos, & o puntos',
    pt: 'De 2 a 50 letras, algarismos, espaços, hífenes, apóstrofos, & ou pontos',
  },
  street_not_valid: {
    fr: 'Veuillez saisir une adresse valide',
    en: 'Please enter a valid address',
    nl: 'Voer een geldig adres in',
    de: 'Bitte geben Sie eine gültige Adresse ein',
    it: 'Inserisca un indirizzo valido',
    es: 'Introduzca una dirección válida',
    pt: 'Introduza uma morada válida',
  },
  website_not_valid: {
    fr: 'Veuillez saisir une adresse web valide, par exemple https://www.exemple.fr',
    en: 'Please enter a valid web address, for example https://www.example.com',
    nl: 'Voer een geldig webadres in, bijvoorbeeld https://www.voorbeeld.be',
    de: 'Bitte geben Sie eine gültige Webadresse ein, zum Beispiel https://www.beispiel.de',
    it: 'Inserisca un indirizzo web valido, per esempio https://www.esempio.it',
    es: 'Introduzca una dirección web válida, por ejemplo https://www.ejemplo.es',
    pt: 'Introduza um endereço web válido, por exemplo https://www.exemplo.pt',
  },
  languages_missing: {
    fr: 'Choisissez au moins une langue',
    en: 'Choose at least one language',
    nl: 'Kies ten minste één taal',
    de: 'Wählen Sie mindestens eine Sprache',
    it: 'Scelga almeno una lingua',
    es: 'Elija al menos un idioma',
    pt: 'Escolha pelo menos um idioma',
  },
  creation_date_invalid: {
    fr: 'Veuillez saisir une date entre 1900 et aujourd’hui',
    en: 'Please enter a date between 1900 and today',
    nl: 'Voer een datum in tussen 1900 en vandaag',
    de: 'Bitte geben Sie ein Datum zwischen 1900 und heute ein',
    it: 'Inserisca una data compresa tra il 1900 e oggi',
    es: 'Introduzca una fecha entre 1900 y hoy',
    pt: 'Introduza uma data entre 1900 e hoje',
  },
  company_number_invalid: {
    fr: 'Ce numéro n’a pas la forme attendue dans ce pays. Veuillez vérifier chaque chiffre.',
    en: 'This number does not have the form used in this country. Please check every digit.',
    nl: 'Dit nummer heeft niet de vorm die in dit land geldt. Controleer elk cijfer.',
    de: 'Diese Nummer hat nicht die Form, die in diesem Land üblich ist. Bitte prüfen Sie jede Ziffer.',
    it: 'Questo numero non ha la forma usata in questo Paese. Verifichi ogni cifra.',
    es: 'Este número no tiene la forma que se usa en este país. Compruebe cada cifra.',
    pt: 'Este número não tem a forma usada neste país. Verifique cada algarismo.',
  },
  company_number_missing: {
    fr: 'Le numéro de l’entreprise est obligatoire',
    en: 'The company number is required',
    nl: 'Het ondernemingsnummer is verplicht',
    de: 'Die Unternehmensnummer ist erforderlich',
    it: 'Il numero dell’impresa è obbligatorio',
    es: 'El número de la empresa es obligatorio',
    pt: 'O número da empresa é obrigatório',
  },
} as const satisfies Readonly<Record<string, Text>>

export function companyText(code: keyof typeof texts, language: Language): string {
  return texts[code][language]
}
