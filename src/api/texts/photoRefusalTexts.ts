import type { Text } from './text.ts'

/** Why a provider cannot do with its photographs what it wanted to, by the code of the refusal. */
export const photoRefusalTexts = {
  planner_not_found: {
    fr: 'Ce compte n’existe plus.',
    en: 'This account no longer exists.',
    nl: 'Dit account bestaat niet meer.',
    de: 'Dieses Konto gibt es nicht mehr.',
    it: 'Questo account non esiste più.',
    es: 'Esta cuenta ya no existe.',
    pt: 'Esta conta já não existe.',
  },
  photo_not_found: {
    fr: 'Cette photo n’existe plus.',
    en: 'This photo no longer exists.',
    nl: 'Deze foto bestaat niet meer.',
    de: 'Dieses Foto gibt es nicht mehr.',
    it: 'Questa foto non esiste più.',
    es: 'Esta foto ya no existe.',
    pt: 'Esta fotografia já não existe.',
  },
  photo_quota_reached: {
    fr: 'Votre galerie est complète : votre formule permet {quota} photos. Supprimez-en une, ou passez à Premium.',
    en: 'Your gallery is full: your plan allows {quota} photos. Remove one, or choose Premium.',
    nl: 'Uw galerij is vol: uw abonnement staat {quota} foto’s toe. Verwijder er een, of kies Premium.',
    de: 'Ihre Galerie ist voll: Ihr Tarif erlaubt {quota} Fotos. Entfernen Sie eines, oder wählen Sie Premium.',
    it: 'La Sua galleria è piena: il Suo piano consente {quota} foto. Ne elimini una, oppure scelga Premium.',
    es: 'Su galería está completa: su plan permite {quota} fotos. Elimine una o elija Premium.',
    pt: 'A sua galeria está cheia: o seu plano permite {quota} fotografias. Elimine uma ou escolha o Premium.',
  },
  changed_meanwhile: {
    fr: 'Vos photos ont été modifiées entre-temps, dans un autre onglet ou sur un autre appareil.',
    en: 'Your photos have been changed in the meantime, in another tab or on another device.',
    nl: 'Uw foto’s zijn intussen gewijzigd, in een ander tabblad of op een ander apparaat.',
    de: 'Ihre Fotos wurden inzwischen geändert, in einem anderen Tab oder auf einem anderen Gerät.',
    it: 'Le Sue foto sono state modificate nel frattempo, in un’altra scheda o su un altro dispositivo.',
    es: 'Sus fotos se han modificado mientras tanto, en otra pestaña o en otro dispositivo.',
    pt: 'As suas fotografias foram alteradas entretanto, noutro separador ou noutro dispositivo.',
  },
} as const satisfies Readonly<Record<string, Text>>
