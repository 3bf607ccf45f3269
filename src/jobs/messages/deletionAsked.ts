import { z } from 'zod'
import type { Language } from '../../domain/locale.ts'
import type { MailText } from './mailLayout.ts'
import { mailTemplate } from './mailTemplate.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

const Params = z.object({ requestId: z.uuid() })

/** To a provider: a couple whose contact data it unlocked wants them deleted. Does not say who; the request does. */
export function deletionAsked({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language, params) => {
    const { requestId } = Params.parse(params)
    const { action, ...text } = texts[language]
    return { ...text, action: { label: action, url: `${publicUrl}/office/requests/${requestId}` } }
  })
}

interface DeletionAskedText extends Pick<MailText, 'subject' | 'opening' | 'body'> {
  readonly action: string
}

const texts: Readonly<Record<Language, DeletionAskedText>> = {
  fr: {
    subject: 'Un couple vous demande de supprimer ses coordonnées',
    opening: 'Un couple dont vous aviez débloqué la demande souhaite que vous supprimiez ses coordonnées.',
    body: 'Effacez-les de vos carnets et de vos fichiers, puis confirmez-le dans la demande\u00a0: elles n’y seront plus affichées, et le couple en sera informé.',
    action: 'Ouvrir la demande',
  },
  en: {
    subject: 'A couple asks you to delete its contact details',
    opening: 'A couple whose request you had unlocked would like you to delete its contact details.',
    body: 'Please remove them from your address books and files, then confirm it in the request. They will no longer be shown there, and the couple will be told.',
    action: 'Open the request',
  },
  nl: {
    subject: 'Een koppel vraagt u zijn contactgegevens te wissen',
    opening: 'Een koppel van wie u de aanvraag had ontgrendeld, wil graag dat u zijn contactgegevens wist.',
    body: 'Verwijder ze uit uw adresboeken en bestanden en bevestig dat daarna in de aanvraag. Ze worden daar dan niet meer getoond en het koppel krijgt bericht.',
    action: 'Aanvraag openen',
  },
  de: {
    subject: 'Ein Paar bittet Sie, seine Kontaktdaten zu löschen',
    opening: 'ein Paar, dessen Anfrage Sie freigeschaltet hatten, bittet Sie, seine Kontaktdaten zu löschen.',
    body: 'Bitte entfernen Sie sie aus Ihren Adressbüchern und Dateien und bestätigen Sie es danach in der Anfrage. Sie werden dort nicht mehr angezeigt, und das Paar erfährt davon.',
    action: 'Anfrage öffnen',
  },
  it: {
    subject: 'Una coppia Le chiede di cancellare i suoi recapiti',
    opening: 'una coppia di cui aveva sbloccato la richiesta desidera che Lei cancelli i suoi recapiti.',
    body: 'Li elimini dalle Sue rubriche e dai Suoi archivi, poi lo confermi nella richiesta. Non vi saranno più mostrati e la coppia ne sarà informata.',
    action: 'Aprire la richiesta',
  },
  es: {
    subject: 'Una pareja le pide que elimine sus datos de contacto',
    opening: 'Una pareja cuya solicitud había desbloqueado desea que elimine sus datos de contacto.',
    body: 'Bórrelos de sus agendas y archivos y confírmelo después en la solicitud. Dejarán de mostrarse en ella y avisaremos a la pareja.',
    action: 'Abrir la solicitud',
  },
  pt: {
    subject: 'Um casal pede-lhe que apague os seus contactos',
    opening: 'Um casal cujo pedido tinha desbloqueado deseja que apague os seus contactos.',
    body: 'Elimine-os das suas agendas e ficheiros e confirme-o depois no pedido. Deixarão de aparecer nele e o casal será informado.',
    action: 'Abrir o pedido',
  },
}
