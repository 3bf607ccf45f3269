import { z } from 'zod'
import { Day } from '../../domain/calendar.ts'
import type { Language } from '../../domain/locale.ts'
import type { MailText } from './mailLayout.ts'
import { mailTemplate } from './mailTemplate.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { longDate } from './spelledDate.ts'

const Params = z.object({ requestId: z.uuid(), eventDate: Day })

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly publicUrl: string
}

/** To a provider that was written to: the couple has found its planner. Says nothing of who it is. */
export function plannerFound(sources: Sources): MessageTemplate {
  return mailAbout(sources, found)
}

/** To the provider whom the couple names as its planner. */
export function plannerChosen(sources: Sources): MessageTemplate {
  return mailAbout(sources, chosen)
}

function mailAbout({ loadRecipient, publicUrl }: Sources, texts: Readonly<Record<Language, PlannerFoundText>>): MessageTemplate {
  return mailTemplate(loadRecipient, (language, params) => {
    const { requestId, eventDate } = Params.parse(params)
    const { subject, opening, body } = texts[language]
    const date = longDate(language, eventDate)
    return {
      subject: subject(date),
      opening: opening(date),
      body,
      action: { label: actions[language], url: `${publicUrl}/office/requests/${requestId}` },
    }
  })
}

interface PlannerFoundText extends Pick<MailText, 'body'> {
  readonly subject: (date: string) => string
  readonly opening: (date: string) => string
}

const actions: Readonly<Record<Language, string>> = {
  fr: 'Voir la demande',
  en: 'View the request',
  nl: 'Aanvraag bekijken',
  de: 'Anfrage ansehen',
  it: 'Vedere la richiesta',
  es: 'Ver la solicitud',
  pt: 'Ver o pedido',
}

const found: Readonly<Record<Language, PlannerFoundText>> = {
  fr: {
    subject: (date) => `La demande pour le ${date} est close`,
    opening: (date) => `Le couple qui vous avait écrit pour le ${date} a trouvé son prestataire et vous remercie de votre attention.`,
    body: 'La demande est close\u00a0: vous n’avez plus rien à faire. Si vous l’aviez débloquée, elle reste lisible dans votre espace.',
  },
  en: {
    subject: (date) => `The request for ${date} is closed`,
    opening: (date) => `The couple that wrote to you about ${date} has found its planner and thanks you for your attention.`,
    body: 'The request is closed, and there is nothing left for you to do. If you had unlocked it, you can still read it in your account.',
  },
  nl: {
    subject: (date) => `De aanvraag voor ${date} is gesloten`,
    opening: (date) => `Het koppel dat u over ${date} had geschreven, heeft zijn planner gevonden en dankt u voor uw aandacht.`,
    body: 'De aanvraag is gesloten; u hoeft niets meer te doen. Had u ze ontgrendeld, dan blijft ze leesbaar in uw account.',
  },
  de: {
    subject: (date) => `Die Anfrage für den ${date} ist abgeschlossen`,
    opening: (date) =>
      `das Paar, das Ihnen zum ${date} geschrieben hatte, hat seinen Dienstleister gefunden und dankt Ihnen für Ihre Mühe.`,
    body: 'Die Anfrage ist abgeschlossen, Sie brauchen nichts mehr zu tun. Falls Sie sie freigeschaltet hatten, bleibt sie in Ihrem Konto lesbar.',
  },
  it: {
    subject: (date) => `La richiesta è chiusa: ${date}`,
    opening: (date) =>
      `la coppia che Le aveva scritto per un evento (${date}) ha trovato il suo professionista e La ringrazia per l’attenzione.`,
    body: 'La richiesta è chiusa e non deve fare altro. Se l’aveva sbloccata, resta leggibile nel Suo account.',
  },
  es: {
    subject: (date) => `La solicitud para el ${date} está cerrada`,
    opening: (date) => `La pareja que le escribió sobre el ${date} ya ha encontrado a su profesional y le agradece su atención.`,
    body: 'La solicitud está cerrada y no tiene que hacer nada más. Si la había desbloqueado, podrá seguir leyéndola en su cuenta.',
  },
  pt: {
    subject: (date) => `O pedido para ${date} está encerrado`,
    opening: (date) => `O casal que lhe tinha escrito sobre ${date} encontrou o seu profissional e agradece a sua atenção.`,
    body: 'O pedido está encerrado e não precisa de fazer mais nada. Se o tinha desbloqueado, continua a poder lê-lo na sua conta.',
  },
}

const chosen: Readonly<Record<Language, PlannerFoundText>> = {
  fr: {
    subject: (date) => `Un couple vous a choisi pour le ${date}`,
    opening: (date) =>
      `Bonne nouvelle\u00a0: le couple qui vous avait écrit pour le ${date} nous dit avoir trouvé son prestataire, et c’est vous.`,
    body: 'La demande est close dans votre espace\u00a0; la suite vous appartient, à vous et au couple. Toutes nos félicitations.',
  },
  en: {
    subject: (date) => `A couple has chosen you for ${date}`,
    opening: (date) => `Good news: the couple that wrote to you about ${date} tells us that it has found its planner, and it is you.`,
    body: 'The request is closed in your account; the rest is between you and the couple. Congratulations.',
  },
  nl: {
    subject: (date) => `Een koppel heeft voor u gekozen: ${date}`,
    opening: (date) =>
      `Goed nieuws: het koppel dat u over ${date} had geschreven, laat ons weten dat het zijn planner heeft gevonden, en dat bent u.`,
    body: 'De aanvraag is gesloten in uw account; de rest is tussen u en het koppel. Van harte gefeliciteerd.',
  },
  de: {
    subject: (date) => `Ein Paar hat sich für Sie entschieden: ${date}`,
    opening: (date) =>
      `gute Nachrichten: Das Paar, das Ihnen zum ${date} geschrieben hatte, hat seinen Dienstleister gefunden, und das sind Sie.`,
    body: 'Die Anfrage ist in Ihrem Konto abgeschlossen; alles Weitere liegt bei Ihnen und dem Paar. Herzlichen Glückwunsch.',
  },
  it: {
    subject: (date) => `Una coppia ha scelto Lei: ${date}`,
    opening: (date) =>
      `buone notizie: la coppia che Le aveva scritto per un evento (${date}) ci dice di aver trovato il suo professionista, ed è Lei.`,
    body: 'La richiesta è chiusa nel Suo account; il seguito è tra Lei e la coppia. Congratulazioni.',
  },
  es: {
    subject: (date) => `Una pareja le ha elegido para el ${date}`,
    opening: (date) =>
      `Buenas noticias: la pareja que le escribió sobre el ${date} nos dice que ha encontrado a su profesional, y es usted.`,
    body: 'La solicitud está cerrada en su cuenta; el resto queda entre usted y la pareja. Enhorabuena.',
  },
  pt: {
    subject: (date) => `Um casal escolheu a sua empresa para ${date}`,
    opening: (date) =>
      `Boas notícias: o casal que lhe tinha escrito sobre ${date} diz-nos que encontrou o seu profissional, e é a sua empresa.`,
    body: 'O pedido está encerrado na sua conta; o resto fica entre a sua empresa e o casal. Parabéns.',
  },
}
