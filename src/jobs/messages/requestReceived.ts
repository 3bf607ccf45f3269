import { z } from 'zod'
import { Day } from '../../domain/calendar.ts'
import type { Language } from '../../domain/locale.ts'
import type { MailText } from './mailLayout.ts'
import { mailTemplate } from './mailTemplate.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { longDate, weekdayAndDate } from './spelledDate.ts'

const Params = z.object({ requestId: z.uuid(), eventDate: Day })

/**
 * To a provider: a couple has written. Says when the event is, and nothing of the couple: its name and contact data are what an
 * unlock opens.
 */
export function requestReceived({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language, params) => {
    const { requestId, eventDate } = Params.parse(params)
    const { subject, fact, action, ...text } = texts[language]
    return {
      ...text,
      subject: subject(longDate(language, eventDate)),
      fact: { label: fact, value: weekdayAndDate(language, eventDate) },
      action: { label: action, url: `${publicUrl}/office/requests/${requestId}` },
    }
  })
}

interface RequestReceivedText extends Pick<MailText, 'opening' | 'body'> {
  readonly subject: (date: string) => string
  readonly fact: string
  readonly action: string
}

const texts: Readonly<Record<Language, RequestReceivedText>> = {
  fr: {
    subject: (date) => `Une nouvelle demande pour le ${date}`,
    opening: 'Un couple prépare un événement et vient de vous écrire.',
    fact: 'Date de l’événement',
    body: 'Le projet, le lieu, le budget et le message vous attendent dans votre espace. Une réponse, même brève, est toujours appréciée.',
    action: 'Voir la demande',
  },
  en: {
    subject: (date) => `A new request for ${date}`,
    opening: 'A couple is planning an event and has just written to you.',
    fact: 'Date of the event',
    body: 'You will find the project, the place, the budget and the message in your account. An answer, even a short one, is always welcome.',
    action: 'View the request',
  },
  nl: {
    subject: (date) => `Een nieuwe aanvraag voor ${date}`,
    opening: 'Een koppel plant een evenement en heeft u zojuist een bericht gestuurd.',
    fact: 'Datum van het evenement',
    body: 'Het project, de locatie, het budget en het bericht vindt u in uw account. Een antwoord, hoe kort ook, wordt altijd gewaardeerd.',
    action: 'Aanvraag bekijken',
  },
  de: {
    subject: (date) => `Eine neue Anfrage für den ${date}`,
    opening: 'ein Paar plant eine Feier und hat Ihnen soeben geschrieben.',
    fact: 'Datum der Feier',
    body: 'Das Vorhaben, den Ort, das Budget und die Nachricht finden Sie in Ihrem Konto. Über eine Antwort, und sei sie noch so kurz, freut sich jedes Paar.',
    action: 'Anfrage ansehen',
  },
  it: {
    subject: (date) => `Una nuova richiesta: ${date}`,
    opening: 'una coppia sta organizzando un evento e Le ha appena scritto.',
    fact: 'Data dell’evento',
    body: 'Il progetto, il luogo, il budget e il messaggio La attendono nel Suo account. Una risposta, anche breve, è sempre gradita.',
    action: 'Leggere la richiesta',
  },
  es: {
    subject: (date) => `Una nueva solicitud para el ${date}`,
    opening: 'Una pareja está preparando un evento y acaba de escribirle.',
    fact: 'Fecha del evento',
    body: 'Encontrará el proyecto, el lugar, el presupuesto y el mensaje en su cuenta. Una respuesta, aunque sea breve, siempre se agradece.',
    action: 'Ver la solicitud',
  },
  pt: {
    subject: (date) => `Um novo pedido para ${date}`,
    opening: 'Um casal está a preparar um evento e acaba de lhe escrever.',
    fact: 'Data do evento',
    body: 'Encontra o projeto, o local, o orçamento e a mensagem na sua conta. Uma resposta, ainda que breve, é sempre apreciada.',
    action: 'Ver o pedido',
  },
}
