import type { Language } from '../../domain/locale.ts'
import type { Text } from './text.ts'

/** What the page 'My account' is told when something is wrong. */
const texts = {
  wrong_password: {
    fr: 'Ce n’est pas votre mot de passe actuel',
    en: 'This is not your current password',
    nl: 'Dit is niet uw huidige wachtwoord',
    de: 'Das ist nicht Ihr aktuelles Passwort',
    it: 'Questa non è la Sua password attuale',
    es: 'Esta no es su contraseña actual',
    pt: 'Esta não é a sua palavra-passe atual',
  },
  pwd_too_weak: {
    fr: 'Ce mot de passe est trop facile à deviner. Allongez-le, ou évitez les suites et votre nom.',
    en: 'This password is too easy to guess. Make it longer, or avoid sequences and your name.',
    nl: 'Dit wachtwoord is te gemakkelijk te raden. Maak het langer, of vermijd reeksen en uw naam.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres, oder vermeiden Sie Reihen und Ihren Namen.',
    it: 'Questa password è troppo facile da indovinare. La allunghi, oppure eviti le sequenze e il Suo nome.',
    es: 'Esta contraseña es demasiado fácil de adivinar. Hágala más larga o evite las secuencias y su nombre.',
    pt: 'Esta palavra-passe é demasiado fácil de adivinhar. Escolha uma mais longa ou evite sequências e o seu nome.',
  },
  pwd_unchanged: {
    fr: 'C’est déjà votre mot de passe. Choisissez-en un nouveau.',
    en: 'This is your password already. Choose a new one.',
    nl: 'Dit is al uw wachtwoord. Kies een nieuw.',
    de: 'Das ist bereits Ihr Passwort. Wählen Sie ein neues.',
    it: 'È già la Sua password. Ne scelga una nuova.',
    es: 'Ya es su contraseña. Elija una nueva.',
    pt: 'Esta já é a sua palavra-passe. Escolha uma nova.',
  },
  session_not_found: {
    fr: 'Cette session n’existe plus.',
    en: 'This session no longer exists.',
    nl: 'Deze sessie bestaat niet meer.',
    de: 'Diese Sitzung gibt es nicht mehr.',
    it: 'Questa sessione non esiste più.',
    es: 'Esta sesión ya no existe.',
    pt: 'Esta sessão já não existe.',
  },
} as const satisfies Readonly<Record<string, Text>>

export function accountText(code: keyof typeof texts, language: Language): string {
  return texts[code][language]
}
