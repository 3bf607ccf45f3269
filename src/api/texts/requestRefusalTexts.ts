import type { Text } from './text.ts'

/** Why a provider cannot do with a request what it wanted to, by the code of the refusal. */
export const requestRefusalTexts: Readonly<Record<string, Text>> = {
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
  insufficient_credits: {
    fr: 'Il vous manque un crédit pour débloquer cette demande. Achetez des crédits ou passez à Premium.',
    en: 'You need one more credit to unlock this request. Buy credits or move to Premium.',
    nl: 'U hebt één krediet te weinig om deze aanvraag te ontgrendelen. Koop kredieten of stap over op Premium.',
    de: 'Zum Freischalten dieser Anfrage fehlt Ihnen ein Guthaben. Kaufen Sie Guthaben oder wechseln Sie zu Premium.',
    it: 'Le manca un credito per sbloccare questa richiesta. Acquisti crediti o passi a Premium.',
    es: 'Le falta un crédito para desbloquear esta solicitud. Compre créditos o pase a Premium.',
    pt: 'Falta-lhe um crédito para desbloquear este pedido. Compre créditos ou passe para Premium.',
  },
  note_required: {
    fr: 'Précisez la raison dans la note.',
    en: 'Please give the reason in the note.',
    nl: 'Licht de reden toe in de nota.',
    de: 'Bitte nennen Sie den Grund in der Notiz.',
    it: 'Indichi il motivo nella nota.',
    es: 'Indique el motivo en la nota.',
    pt: 'Indique o motivo na nota.',
  },
}
