import type { Language } from '../../domain/locale.ts'
import type { Text } from './text.ts'

const texts: Readonly<Record<string, Text>> = {
  validation_error: {
    fr: 'Certaines informations manquent ou ne sont pas valides. Veuillez les vérifier.',
    en: 'Some information is missing or not valid. Please check it.',
    nl: 'Sommige gegevens ontbreken of zijn ongeldig. Controleer ze alstublieft.',
    de: 'Einige Angaben fehlen oder sind ungültig. Bitte prüfen Sie sie.',
    it: 'Alcune informazioni mancano o non sono valide. La preghiamo di verificarle.',
    es: 'Falta información o no es válida. Le rogamos que la compruebe.',
    pt: 'Algumas informações faltam ou não são válidas. Verifique-as, por favor.',
  },
  unauthorized: {
    fr: 'Votre session a expiré. Veuillez vous reconnecter.',
    en: 'Your session has expired. Please sign in again.',
    nl: 'Uw sessie is verlopen. Log opnieuw in.',
    de: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    it: 'La Sua sessione è scaduta. La preghiamo di accedere di nuovo.',
    es: 'Su sesión ha caducado. Vuelva a iniciar sesión.',
    pt: 'A sessão expirou. Inicie sessão novamente, por favor.',
  },
  refused_while_impersonating: {
    fr: 'Cette action est réservée à la personne elle-même.',
    en: 'Only the person itself can do this.',
    nl: 'Dit kan alleen de persoon zelf doen.',
    de: 'Das kann nur die Person selbst tun.',
    it: 'Solo la persona stessa può farlo.',
    es: 'Solo la propia persona puede hacerlo.',
    pt: 'Só a própria pessoa o pode fazer.',
  },
  access_denied: {
    fr: 'Vous n’avez pas accès à cette page.',
    en: 'You do not have access to this.',
    nl: 'U hebt hier geen toegang toe.',
    de: 'Darauf haben Sie keinen Zugriff.',
    it: 'Non ha accesso a questa risorsa.',
    es: 'No tiene acceso a este recurso.',
    pt: 'Não tem acesso a este recurso.',
  },
  not_found: {
    fr: 'Cette page n’existe pas ou n’est plus disponible.',
    en: 'The page you are looking for does not exist or is no longer available.',
    nl: 'Deze pagina bestaat niet of is niet meer beschikbaar.',
    de: 'Diese Seite existiert nicht oder ist nicht mehr verfügbar.',
    it: 'Questa pagina non esiste o non è più disponibile.',
    es: 'Esta página no existe o ya no está disponible.',
    pt: 'Esta página não existe ou já não está disponível.',
  },
  too_many_requests: {
    fr: 'Trop de demandes en peu de temps. Veuillez patienter un instant.',
    en: 'Too many requests in a short time. Please wait a moment.',
    nl: 'Te veel verzoeken in korte tijd. Wacht even.',
    de: 'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment.',
    it: 'Troppe richieste in poco tempo. Attenda un momento.',
    es: 'Demasiadas solicitudes en poco tiempo. Espere un momento.',
    pt: 'Demasiados pedidos em pouco tempo. Aguarde um momento.',
  },
  malformed_request: {
    fr: 'La demande n’a pas pu être lue.',
    en: 'The request could not be read.',
    nl: 'Het verzoek kon niet worden gelezen.',
    de: 'Die Anfrage konnte nicht gelesen werden.',
    it: 'La richiesta non è leggibile.',
    es: 'No se ha podido leer la solicitud.',
    pt: 'Não foi possível ler o pedido.',
  },
  idempotency_key_reused: {
    fr: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
    en: 'This idempotency key was already used for another request.',
    nl: 'Deze idempotentiesleutel is al voor een ander verzoek gebruikt.',
    de: 'Dieser Idempotenzschlüssel wurde bereits für eine andere Anfrage verwendet.',
    it: 'Questa chiave di idempotenza è già stata usata per un’altra richiesta.',
    es: 'Esta clave de idempotencia ya se usó para otra solicitud.',
    pt: 'Esta chave de idempotência já foi usada para outro pedido.',
  },
  temporarily_unavailable: {
    fr: 'Le service est momentanément indisponible. Réessayez dans quelques secondes.',
    en: 'The service is briefly unavailable. Please try again in a few seconds.',
    nl: 'De dienst is even niet beschikbaar. Probeer het over enkele seconden opnieuw.',
    de: 'Der Dienst ist kurz nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden erneut.',
    it: 'Il servizio è momentaneamente non disponibile. Riprovi tra qualche secondo.',
    es: 'El servicio no está disponible por un momento. Inténtelo de nuevo en unos segundos.',
    pt: 'O serviço está momentaneamente indisponível. Tente novamente dentro de alguns segundos.',
  },
  unexpected_error: {
    fr: 'Une erreur inattendue est survenue. Veuillez réessayer.',
    en: 'An unexpected error occurred. Please try again.',
    nl: 'Er is een onverwachte fout opgetreden. Probeer het opnieuw.',
    de: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
    it: 'Si è verificato un errore imprevisto. Riprovi.',
    es: 'Se ha producido un error inesperado. Inténtelo de nuevo.',
    pt: 'Ocorreu um erro inesperado. Tente novamente.',
  },
}

/** What a problem's code means to a person, in its language. */
export function problemText(code: string, status: number, language: Language): string {
  const general =
    status >= 500 ? (status === 503 ? 'temporarily_unavailable' : 'unexpected_error') : status === 404 ? 'not_found' : 'malformed_request'
  return (texts[code] ?? texts[general] ?? texts['unexpected_error'])?.[language] ?? code
}
