import type { Text } from './text.ts'

/** Why a provider cannot do with a request what it wanted to, by the code of the refusal. */
export const requestRefusalTexts = {
  request_not_found: {
    fr: 'Cette demande n’existe pas.',
    en: 'There is no such request.',
    nl: 'Deze aanvraag bestaat niet.',
    de: 'Diese Anfrage gibt es nicht.',
    it: 'Questa richiesta non esiste.',
    es: 'Esta solicitud no existe.',
    pt: 'Este pedido não existe.',
  },
  already_unlocked: {
    fr: 'Vous avez déjà débloqué cette demande.',
    en: 'You have already unlocked this request.',
    nl: 'U hebt deze aanvraag al ontgrendeld.',
    de: 'Sie haben diese Anfrage bereits freigeschaltet.',
    it: 'Ha già sbloccato questa richiesta.',
    es: 'Ya ha desbloqueado esta solicitud.',
    pt: 'Este pedido já foi desbloqueado.',
  },
  already_rejected: {
    fr: 'Vous avez refusé cette demande : elle ne peut plus être débloquée.',
    en: 'You have rejected this request: it can no longer be unlocked.',
    nl: 'U hebt deze aanvraag geweigerd: ze kan niet meer worden ontgrendeld.',
    de: 'Sie haben diese Anfrage abgelehnt: Sie lässt sich nicht mehr freischalten.',
    it: 'Ha rifiutato questa richiesta: non può più essere sbloccata.',
    es: 'Ha rechazado esta solicitud: ya no se puede desbloquear.',
    pt: 'Este pedido foi recusado: já não pode ser desbloqueado.',
  },
  request_withdrawn: {
    fr: 'Le couple a retiré sa demande entre-temps.',
    en: 'The couple has withdrawn its request in the meantime.',
    nl: 'Het koppel heeft zijn aanvraag intussen ingetrokken.',
    de: 'Das Paar hat seine Anfrage inzwischen zurückgezogen.',
    it: 'Nel frattempo la coppia ha ritirato la richiesta.',
    es: 'La pareja ha retirado su solicitud entretanto.',
    pt: 'O casal retirou entretanto o seu pedido.',
  },
  request_closed: {
    fr: 'Le couple a trouvé son prestataire entre-temps.',
    en: 'The couple has found its planner in the meantime.',
    nl: 'Het koppel heeft intussen zijn planner gevonden.',
    de: 'Das Paar hat inzwischen seinen Dienstleister gefunden.',
    it: 'Nel frattempo la coppia ha trovato il suo professionista.',
    es: 'La pareja ya ha encontrado entretanto a su profesional.',
    pt: 'O casal encontrou entretanto o seu profissional.',
  },
  insufficient_credits: {
    fr: 'Il vous manque un crédit pour débloquer cette demande. Achetez des crédits ou passez à Premium.',
    en: 'You need one more credit to unlock this request. Buy credits or move to Premium.',
    nl: 'U hebt één krediet te weinig om deze aanvraag te ontgrendelen. Koop kredieten of stap over op Premium.',
    de: 'Zum Freischalten dieser Anfrage fehlt Ihnen ein Credit. Kaufen Sie Credits oder wechseln Sie zu Premium.',
    it: 'Le manca un credito per sbloccare questa richiesta. Acquisti crediti o passi a Premium.',
    es: 'Le falta un crédito para desbloquear esta solicitud. Compre créditos o pase a Premium.',
    pt: 'Falta-lhe um crédito para desbloquear este pedido. Compre créditos ou passe para Premium.',
  },
  deletion_not_asked: {
    fr: 'Le couple ne vous a pas demandé de supprimer ses coordonnées.',
    en: 'The couple has not asked you to delete its contact details.',
    nl: 'Het koppel heeft u niet gevraagd zijn contactgegevens te wissen.',
    de: 'Das Paar hat Sie nicht gebeten, seine Kontaktdaten zu löschen.',
    it: 'La coppia non Le ha chiesto di cancellare i suoi recapiti.',
    es: 'La pareja no le ha pedido que elimine sus datos de contacto.',
    pt: 'O casal não lhe pediu que apagasse os seus contactos.',
  },
  note_required: {
    fr: 'Précisez la raison dans la note.',
    en: 'Please give the reason in the note.',
    nl: 'Vermeld de reden in de toelichting.',
    de: 'Bitte nennen Sie den Grund in der Notiz.',
    it: 'Indichi il motivo nella nota.',
    es: 'Indique el motivo en la nota.',
    pt: 'Indique o motivo na nota.',
  },
} satisfies Readonly<Record<string, Text>>

export type RequestRefusalCode = keyof typeof requestRefusalTexts
