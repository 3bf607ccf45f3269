import type { Language } from '../../domain/locale.ts'

interface MailPhrases {
  readonly greeting: (name: string) => string
  readonly signature: readonly [string, string]
  /** Why the recipient gets mails at all. */
  readonly reason: string
  /** Introduces the address in full, below the mail. */
  readonly linkHint: string
}

/**
 * What every mail to a provider says. A German or Italian mail goes on in lower case after the greeting's comma.
 */
export const mailPhrases: Readonly<Record<Language, MailPhrases>> = {
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    signature: ['À bientôt,', 'L’équipe Alliance'],
    reason: 'Vous recevez cet e-mail parce que votre entreprise est inscrite sur Alliance.',
    linkHint: 'Le bouton ne s’ouvre pas\u202f? Copiez cette adresse dans votre navigateur\u00a0:',
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    signature: ['Kind regards,', 'The Alliance team'],
    reason: 'You receive this email because your company is registered with Alliance.',
    linkHint: 'The button does not open? Copy this address into your browser:',
  },
  nl: {
    greeting: (name) => `Beste ${name},`,
    signature: ['Met vriendelijke groet,', 'Het team van Alliance'],
    reason: 'U ontvangt deze e-mail omdat uw bedrijf bij Alliance is ingeschreven.',
    linkHint: 'Opent de knop niet? Kopieer dan dit adres naar uw browser:',
  },
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    signature: ['Freundliche Grüße', 'Ihr Alliance-Team'],
    reason: 'Sie erhalten diese E-Mail, weil Ihr Unternehmen bei Alliance angemeldet ist.',
    linkHint: 'Die Schaltfläche öffnet sich nicht? Kopieren Sie diese Adresse in Ihren Browser:',
  },
  it: {
    greeting: (name) => `Buongiorno ${name},`,
    signature: ['Cordiali saluti,', 'Il team di Alliance'],
    reason: 'Riceve questa e-mail perché la Sua azienda è iscritta ad Alliance.',
    linkHint: 'Il pulsante non si apre? Copi questo indirizzo nel Suo browser:',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    signature: ['Un cordial saludo,', 'El equipo de Alliance'],
    reason: 'Recibe este correo porque su empresa está registrada en Alliance.',
    linkHint: '¿El botón no se abre? Copie esta dirección en su navegador:',
  },
  pt: {
    greeting: (name) => `Olá, ${name},`,
    signature: ['Com os melhores cumprimentos,', 'A equipa da Alliance'],
    reason: 'Recebe este e-mail porque a sua empresa está registada na Alliance.',
    linkHint: 'O botão não abre? Copie este endereço para o seu navegador:',
  },
}
