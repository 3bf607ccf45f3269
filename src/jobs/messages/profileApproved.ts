import type { Language } from '../../domain/locale.ts'
import type { MailText } from './mailLayout.ts'
import { mailTemplate } from './mailTemplate.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** To a provider: its profile was approved by moderation. */
export function profileApproved({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language) => {
    const { action, ...text } = texts[language]
    return { ...text, action: { label: action, url: `${publicUrl}/office` } }
  })
}

interface ProfileApprovedText extends Pick<MailText, 'subject' | 'opening' | 'body'> {
  readonly action: string
}

const texts: Readonly<Record<Language, ProfileApprovedText>> = {
  fr: {
    subject: 'Votre profil est approuvé',
    opening: 'Nous avons relu votre profil\u00a0: il est approuvé. Les couples peuvent désormais vous trouver et vous écrire.',
    body: 'Dès qu’un couple vous écrit, nous vous prévenons par e-mail.',
    action: 'Ouvrir mon espace',
  },
  en: {
    subject: 'Your profile is approved',
    opening: 'We have reviewed your profile and approved it. Couples can now find you and write to you.',
    body: 'As soon as a couple writes to you, we will let you know by email.',
    action: 'Open my account',
  },
  nl: {
    subject: 'Uw profiel is goedgekeurd',
    opening: 'We hebben uw profiel nagekeken en goedgekeurd. Koppels kunnen u nu vinden en u schrijven.',
    body: 'Zodra een koppel u schrijft, laten we het u per e-mail weten.',
    action: 'Mijn account openen',
  },
  de: {
    subject: 'Ihr Profil ist freigegeben',
    opening: 'wir haben Ihr Profil geprüft und freigegeben. Ab sofort können Paare Sie finden und Ihnen schreiben.',
    body: 'Sobald Ihnen ein Paar schreibt, benachrichtigen wir Sie per E-Mail.',
    action: 'Mein Konto öffnen',
  },
  it: {
    subject: 'Il Suo profilo è approvato',
    opening: 'abbiamo verificato e approvato il Suo profilo. Da ora le coppie possono trovarLa e scriverLe.',
    body: 'Non appena una coppia Le scriverà, La avviseremo via e-mail.',
    action: 'Aprire il mio account',
  },
  es: {
    subject: 'Su perfil está aprobado',
    opening: 'Hemos revisado y aprobado su perfil. Las parejas ya pueden encontrarle y escribirle.',
    body: 'En cuanto una pareja le escriba, le avisaremos por correo electrónico.',
    action: 'Abrir mi cuenta',
  },
  pt: {
    subject: 'O seu perfil está aprovado',
    opening: 'Revimos e aprovámos o seu perfil. Os casais já podem encontrar a sua empresa e escrever-lhe.',
    body: 'Assim que um casal lhe escrever, avisaremos por e-mail.',
    action: 'Abrir a minha conta',
  },
}
