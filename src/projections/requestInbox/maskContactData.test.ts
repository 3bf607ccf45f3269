import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastCpuMs } from '../../../tests/setup/leastCpuMs.ts'
import { maskContactData, revealing } from './maskContactData.ts'

describe('e-mail addresses', () => {
  test.each([
    ['Écrivez-moi : camille.moreau@gmail.com, merci !', 'Écrivez-moi : •••, merci !'],
    ['Mail: camille+mariage@example.co.uk.', 'Mail: •••.'],
    ['CAMILLE.MOREAU@GMAIL.COM', '•••'],
    ['camille . moreau @ gmail . com', '•••'],
    ['camille.moreau @gmail.com', '•••'],
    ['camille.moreau@ gmail.com', '•••'],
    ['camille.moreau (at) gmail (point) com', '•••'],
    ['camille.moreau[at]gmail[dot]com', '•••'],
    ['camille.moreau (arobase) orange (point) fr svp', '••• svp'],
    ['camille arobase orange point fr', '•••'],
    ['Mail me at: camille at gmail dot com please', 'Mail me at: ••• please'],
    ['anna.weber (ät) web.de', '•••'],
    ['anna klammeraffe web punkt de', '•••'],
    ['giulia chiocciola libero punto it', '•••'],
    ['lucia arroba correo punto es', '•••'],
    ['sofie apenstaartje telenet punt be', '•••'],
    ['joão.silva@sapo.pt', '•••'],
    ['Contact camille@gmail directly', 'Contact ••• directly'],
  ])('%j', (text, expected) => {
    expect(maskContactData(text)).toBe(expected)
  })
})

describe('telephone numbers', () => {
  test.each([
    ['FR', 'Appelez le 06 12 34 56 78 le soir', 'Appelez le ••• le soir'],
    ['FR', '06.12.34.56.78', '•••'],
    ['FR', '0612345678', '•••'],
    ['FR', '06-12-34-56-78', '•••'],
    ['FR', '06/12/34/56/78', '•••'],
    ['FR', '06 - 12 - 34 - 56 - 78', '•••'],
    ['FR', '0 6 1 2 3 4 5 6 7 8', '•••'],
    ['FR', 'O6 12 34 56 78', '•••'],
    ['FR', '+33 6 12 34 56 78', '•••'],
    ['FR', '+33 (0)6 12 34 56 78', '•••'],
    ['FR', '0033612345678', '•••'],
    ['FR', '33 6 12 34 56 78', '•••'],
    ['FR', '06:12:34:56:78', '•••'],
    ['FR', '06*12*34*56*78', '•••'],
    ['FR', '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', '•••'],
    ['FR', 'au zéro six douze trente-quatre cinquante-six soixante-dix-huit', 'au •••'],
    ['BE', 'Bel me op 0475/12.34.56', 'Bel me op •••'],
    ['BE', '+32 475 12 34 56', '•••'],
    ['BE', '02 123 45 67', '•••'],
    ['GB', 'Ring 07911 123456 or 020 7946 0958', 'Ring ••• or •••'],
    ['GB', '+44 7911 123 456', '•••'],
    ['GB', '01632 960 960', '•••'],
    ['DE', 'Tel. 0151 23456789', 'Tel. •••'],
    ['DE', '030/12 34 56 78', '•••'],
    ['DE', '+49 (0) 151 2345 6789', '•••'],
    ['IT', 'chiamatemi al 333 123 4567', 'chiamatemi al •••'],
    ['IT', '+39 06 1234 5678', '•••'],
    ['ES', 'llámanos al 612 34 56 78', 'llámanos al •••'],
    ['ES', '612 345 670', '•••'],
    ['ES', '+34 612-345-678', '•••'],
    ['PT', 'ligue 912 345 678', 'ligue •••'],
    ['GB', 'zero seven nine one one, one two three four five six', '•••'],
  ])('%s %j', (_, text, expected) => {
    expect(maskContactData(text)).toBe(expected)
  })

  test('a date beside one stays', () => {
    expect(maskContactData('19/06/2027 0612345678')).toBe('19/06/2027 •••')
    expect(maskContactData('0612345678, 19/06/2027')).toBe('•••, 19/06/2027')
  })

  test('two in a row go both', () => {
    expect(maskContactData('04 78 12 34 56 / 06 12 34 56 78')).toBe('•••')
  })
})

describe('links and names on networks', () => {
  test.each([
    ['Notre site : https://camille-et-thomas.fr/mariage?x=1 voilà', 'Notre site : ••• voilà'],
    ['www.camille-thomas.wedding', '•••'],
    ['voir camille-thomas.com/photos', 'voir •••'],
    ['CAMILLE-THOMAS.COM', '•••'],
    ['wa.me/33612345678', '•••'],
    ['camillethomas point com', '•••'],
    ['camillethomas (dot) wedding', '•••'],
    ['mon compte @camille.moreau_', 'mon compte •••'],
    ['insta : camille.moreau', 'insta : •••'],
    ['Instagram: camillemoreau', 'Instagram: •••'],
    ['Snap=cam_m', 'Snap=•••'],
  ])('%j', (text, expected) => {
    expect(maskContactData(text)).toBe(expected)
  })
})

describe("the writer's own names", () => {
  const known = { firstname: 'Rose', lastname: 'Petit' }

  test.each([
    ['Bonjour, je suis Rose Petit.', 'Bonjour, je suis ••• •••.'],
    ['ROSE PETIT', '••• •••'],
    ['Nous rêvons d’un petit mariage en rose.', 'Nous rêvons d’un petit mariage en rose.'],
    ['Roseraie', 'Roseraie'],
  ])('%j', (text, expected) => {
    expect(maskContactData(text, known)).toBe(expected)
  })

  test('a name may contain anything', () => {
    expect(maskContactData('Je suis A.* (d’Or)', { firstname: 'A.*', lastname: "O'Neill" })).toBe('Je suis ••• (d’Or)')
  })
})

describe('what is no contact data stays as it was written', () => {
  test.each([
    'Nous nous marions le 19/06/2027 à Lyon, avec 120 invités.',
    'Le 19 06 2027 120 invités',
    'Date : 2027-06-19',
    'du 18/06/2027 au 20/06/2027',
    '18/06/2027 - 20/06/2027',
    'vom 05.06.–07.06.2027',
    'am 5./6.6.2027 in Köln',
    '05-07/06/2027',
    '06/2027 ou 07/2027, voire 08/2027',
    '06/2027 07/2027',
    'le 19.06.27 au domaine',
    'en juin 2027, 20 000 € de budget',
    'Budget : 20 000 - 30 000 €',
    'Budget 10.000-15.000 €',
    'entre 15 000 et 25 000 euros, 150 personnes',
    '£25,000 for 100-150 guests',
    '100-150, 25 000 €',
    '25000, 120 personnes, 2027',
    'Ein Budget von 12.500,00 € für 80–100 Gäste',
    'un presupuesto de 1 000 000 de euros',
    'il 12 giugno 2027 alle 16.30, circa 90 invitati',
    'Samedi 19 juin 2027 à 14h30, fin vers 4h',
    '75001, 20 000 €',
    'Nous habitons 69001 Lyon, la cérémonie est à 69380 Chasselay.',
    'Au point de départ, nous voulions un mariage simple.',
    'El punto es que buscamos algo sencillo',
    'Magnifique.Il nous faut 3 menus.',
    'We are looking at castles near York.',
    'Wir suchen etwas am See; ca. 80 Gäste, davon 12 Kinder.',
    'Een feest voor 120 man in een oude schuur, budget € 18.000',
    'Queremos um casamento simples, com 60 convidados, em Setembro.',
    'Thème champêtre, 7 demoiselles d’honneur, 3 enfants, 2 témoins',
    'one, two or three locations, four meetings and five tastings',
    'zero waste, one planet',
    'Réf. 4567-2027',
  ])('%j', (text) => {
    expect(maskContactData(text)).toBe(text)
  })
})

test('a hint is found in whatever its pattern finds, and not in ordinary words', () => {
  const words = constantFrom('x', 'Ü1', 'com', 'COM', 'org', 'fr', 'insta', 'www', 'https')
  const brackets = ['(at)', '[ät ]', '{ Arobase}', '(POINT)', '<.>', '(@)']
  const signs = constantFrom(
    ...brackets,
    '@',
    ' ＠',
    '. ',
    '.',
    ':',
    ' → ',
    '://',
    ' at ',
    ' AT ',
    ' klammeraffe ',
    ' dot ',
    ' punkt ',
    ' ',
    '-',
  )
  const found = new Set<RegExp>()
  assert(
    property(array(tuple(words, signs), { minLength: 2, maxLength: 5 }), (parts) => {
      const text = `${parts.flat().join('')}fr`
      for (const { pattern, hint } of revealing) {
        if (text.search(pattern) < 0) continue
        found.add(pattern)
        if (!hint.test(text)) throw new Error(`${hint.source} is not found in ${text}`)
      }
    }),
    { numRuns: 15_000 },
  )
  expect(found.size).toBe(revealing.length)
  for (const { hint } of revealing) expect(hint.test('Nous nous marions en juin')).toBe(false)
})

test('long hostile texts take little longer than ordinary ones', () => {
  const length = 2000
  const hostile = ['a.', '1 ', '10, ', 'zéro ', ' @', '2000, 10, 10, ', 'a - ', '((((at '].map((part) => cut(part, length))
  const ordinary = cut('Nous nous marions en juin 2027 à Lyon, avec 120 invités et un budget de 20 000 à 30 000 €. ', length)
  const maskAll = (texts: readonly string[]) => {
    for (const text of texts) maskContactData(text, { firstname: 'Camille', lastname: 'Moreau' })
  }
  const ofOrdinary = leastCpuMs(5, () => maskAll(Array.from({ length: 20 }, () => ordinary))) / 20
  expect(leastCpuMs(5, () => maskAll(hostile)) / hostile.length).toBeLessThan(20 * ofOrdinary)
})

function cut(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length)
}
