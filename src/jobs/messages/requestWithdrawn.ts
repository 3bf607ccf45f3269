import { z } from 'zod'
import type { Language } from '../../domain/locale.ts'
import type { MailText } from './mailLayout.ts'
import { mailTemplate } from './mailTemplate.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

const Params = z.object({ requestId: z.uuid() })

/** To a provider: a couple took its request back, having cancelled its project or deleted its account. */
export function requestWithdrawn({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language, params) => {
    const { requestId } = Params.parse(params)
    const { action, ...text } = texts[language]
    return { ...text, action: { label: action, url: `${publicUrl}/office/requests/${requestId}` } }
  })
}

interface RequestWithdrawnText extends Pick<MailText, 'subject' | 'opening' | 'body'> {
  readonly action: string
}

const texts: Readonly<Record<Language, RequestWithdrawnText>> = {
  fr: {
    subject: 'Un couple a retiré sa demande',
    opening: 'Un couple qui vous avait écrit a retiré sa demande et vous remercie de votre attention.',
    body: 'Vous n’avez plus rien à faire. Si vous l’aviez débloquée il y a peu, votre crédit vous est rendu selon la garantie.',
    action: 'Voir la demande',
  },
  en: {
    subject: 'A couple has withdrawn its request',
    opening: 'A couple that had written to you has withdrawn its request and thanks you for your attention.',
    body: 'There is nothing left for you to do. If you unlocked it a short while ago, your credit comes back under the guarantee.',
    action: 'View the request',
  },
  nl: {
    subject: 'Een koppel heeft zijn aanvraag ingetrokken',
    opening: 'Een koppel dat u had geschreven, heeft zijn aanvraag ingetrokken en dankt u voor uw aandacht.',
    body: 'U hoeft niets meer te doen. Had u ze kort geleden ontgrendeld, dan krijgt u uw krediet volgens de garantie terug.',
    action: 'Aanvraag bekijken',
  },
  de: {
    subject: 'Ein Paar hat seine Anfrage zurückgezogen',
    opening: 'ein Paar, das Ihnen geschrieben hatte, hat seine Anfrage zurückgezogen und dankt Ihnen für Ihre Mühe.',
    body: 'Sie brauchen nichts mehr zu tun. Haben Sie sie vor Kurzem freigeschaltet, erhalten Sie Ihren Credit gemäß der Garantie zurück.',
    action: 'Anfrage ansehen',
  },
  it: {
    subject: 'Una coppia ha ritirato la sua richiesta',
    opening: 'una coppia che Le aveva scritto ha ritirato la sua richiesta e La ringrazia per l’attenzione.',
    body: 'Non deve fare altro. Se l’aveva sbloccata da poco, il credito Le viene restituito secondo la garanzia.',
    action: 'Vedere la richiesta',
  },
  es: {
    subject: 'Una pareja ha retirado su solicitud',
    opening: 'Una pareja que le había escrito ha retirado su solicitud y le agradece su atención.',
    body: 'No tiene que hacer nada más. Si la desbloqueó hace poco, recuperará su crédito según la garantía.',
    action: 'Ver la solicitud',
  },
  pt: {
    subject: 'Um casal retirou o seu pedido',
    opening: 'Um casal que lhe tinha escrito retirou o seu pedido e agradece a sua atenção.',
    body: 'Não precisa de fazer mais nada. Se o desbloqueou há pouco tempo, o crédito é-lhe devolvido ao abrigo da garantia.',
    action: 'Ver o pedido',
  },
}
