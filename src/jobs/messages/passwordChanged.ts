import type { Language } from '../../domain/locale.ts'
import type { MailText } from './mailLayout.ts'
import { mailTemplate } from './mailTemplate.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** To a provider: its password was changed, perhaps not by itself. */
export function passwordChanged({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language) => {
    const { action, ...text } = texts[language]
    return { ...text, action: { label: action, url: `${publicUrl}/office/account` } }
  })
}

interface PasswordChangedText extends Pick<MailText, 'subject' | 'opening' | 'body'> {
  readonly action: string
}

const texts: Readonly<Record<Language, PasswordChangedText>> = {
  fr: {
    subject: 'Votre mot de passe a été modifié',
    opening: 'Le mot de passe de votre compte vient d’être modifié. Tous vos autres appareils ont été déconnectés.',
    body: 'Si c’était vous, vous n’avez rien à faire. Sinon, répondez tout de suite à cet e-mail\u00a0: nous protégerons votre compte avec vous.',
    action: 'Voir mon compte',
  },
  en: {
    subject: 'Your password was changed',
    opening: 'The password of your account has just been changed. All your other devices were signed out.',
    body: 'If this was you, there is nothing to do. If not, reply to this email at once: we will secure your account with you.',
    action: 'View my account',
  },
  nl: {
    subject: 'Uw wachtwoord is gewijzigd',
    opening: 'Het wachtwoord van uw account is zojuist gewijzigd. Al uw andere apparaten zijn afgemeld.',
    body: 'Was u dit zelf, dan hoeft u niets te doen. Zo niet, beantwoord dan meteen deze e-mail: we beveiligen uw account samen met u.',
    action: 'Mijn account bekijken',
  },
  de: {
    subject: 'Ihr Passwort wurde geändert',
    opening: 'das Passwort Ihres Kontos wurde soeben geändert. Alle Ihre anderen Geräte wurden abgemeldet.',
    body: 'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, antworten Sie bitte sofort auf diese E-Mail: Wir sichern Ihr Konto mit Ihnen.',
    action: 'Mein Konto ansehen',
  },
  it: {
    subject: 'La Sua password è stata modificata',
    opening: 'la password del Suo account è appena stata modificata. Tutti gli altri Suoi dispositivi sono stati disconnessi.',
    body: 'Se è stato Lei, non deve fare altro. In caso contrario risponda subito a questa e-mail: metteremo in sicurezza il Suo account insieme a Lei.',
    action: 'Vedere il mio account',
  },
  es: {
    subject: 'Su contraseña se ha cambiado',
    opening: 'La contraseña de su cuenta se acaba de cambiar. Se ha cerrado la sesión en todos sus demás dispositivos.',
    body: 'Si ha sido usted, no tiene que hacer nada. Si no, responda enseguida a este correo: protegeremos su cuenta con usted.',
    action: 'Ver mi cuenta',
  },
  pt: {
    subject: 'A sua palavra-passe foi alterada',
    opening: 'A palavra-passe da sua conta acaba de ser alterada. A sessão foi terminada em todos os seus outros dispositivos.',
    body: 'Se a alteração foi feita por si, não precisa de fazer nada. Caso contrário, responda já a este e-mail: vamos proteger a sua conta consigo.',
    action: 'Ver a minha conta',
  },
}
