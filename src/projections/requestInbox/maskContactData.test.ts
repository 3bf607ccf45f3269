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
    ['camille.moreau gmail com', '•••'],
    ['camille.moreau chez gmail', '•••'],
    ['camille-at-gmail-dot-com', '•••'],
    ['camille_at_gmail.com', '•••'],
    ['camille(a)gmail.com', '•••'],
    ['camille﹫gmail.com', '•••'],
    ['ｃａｍｉｌｌｅ＠ｇｍａｉｌ．ｃｏｍ', '•••'],
    ['ca\u200Bmille@\u2060gmail.com', '•••'],
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
    ['FR', 'le six, un, deux, trois, quatre, cinq, six, sept, huit', 'le •••'],
    ['FR', '+33 six douze trente-quatre cinquante-six soixante-dix-huit', '+•••'],
    ['FR', '06 12 trente-quatre 56 78', '•••'],
    ['FR', '06 douze 34 treize 56 seize', '•••'],
    ['NL', 'nul vier zeven vijf een twee drie vier vijf zes', '•••'],
    ['NL', 'vierendertig zesenvijftig achtenzeventig twaalf', '•••'],
    ['DE', 'null eins fünf eins zwei drei vier fünf sechs sieben', '•••'],
    ['DE', 'vierunddreißig fünfundvierzig sechsundfünfzig siebenundsechzig', '•••'],
    ['IT', 'tre tre tre dodici trentaquattro cinquantasei settantotto', '•••'],
    ['ES', 'seis uno dos treinta y cuatro cincuenta y seis setenta y ocho', '•••'],
    ['PT', 'nove um dois três quatro cinco seis sete oito', '•••'],
    ['FR', '06 puis 12 puis 34 puis 56 puis 78', '•••'],
    ['FR', '06a12a34a56a78', '•••'],
    ['FR', 'O6 I2 34 56 78', '•••'],
    ['FR', '06\u200B12\u200B34\u200B56\u200B78', '•••'],
    ['FR', '０６１２３４５６７８', '•••'],
    ['FR', '⓪⑥①②③④⑤⑥⑦⑧', '•••'],
    ['FR', '0\u03366\u03361\u03362\u03363\u03364\u03365\u03366\u03367\u03368', '•••'],
    ['FR', '𝟎𝟔𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖', '•••'],
    ['FR', '<b>06</b>12<i>34</i>5678', '•••'],
  ])('%s %j', (_, text, expected) => {
    expect(maskContactData(text)).toBe(expected)
  })

  test('masks a number whatever separates its digits', () => {
    const sign = constantFrom('=', '+', ' = ', ') (', '][', '#', ' : ', '"', ' / ', '\u00AD', '~', ' → ', '...', '!')
    assert(
      property(array(sign, { minLength: 4, maxLength: 4 }), ([a, b, c, d]) => {
        expect(maskContactData(`06${a}12${b}34${c}56${d}78`)).toBe('•••')
      }),
    )
  })

  test('keeps a date beside a number', () => {
    expect(maskContactData('19/06/2027 0612345678')).toBe('19/06/2027 •••')
    expect(maskContactData('0612345678, 19/06/2027')).toBe('•••, 19/06/2027')
  })

  test('masks two numbers in a row', () => {
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
    ['signal camille_m', 'signal •••'],
    ['mon insta est camille.moreau', 'mon insta est •••'],
    ['insta camille75', 'insta •••'],
    ['camille-et-thomas.dev', '•••'],
    ['linktr.ee/camille', '•••'],
    ['camille-thomas . com', '•••'],
    ['camillethomas .com', '•••'],
    ['hxxps://camille.example/mariage', '•••'],
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
    ['Petit-déjeuner pour 20', 'Petit-déjeuner pour 20'],
    ['Cherchez rosepetit ou rose_mariage', 'Cherchez ••• ou •••'],
  ])('%j', (text, expected) => {
    expect(maskContactData(text, known)).toBe(expected)
  })

  test('a name may contain any character', () => {
    expect(maskContactData('Je suis A.* (d’Or)', { firstname: 'A.*', lastname: "O'Neill" })).toBe('Je suis ••• (d’Or)')
  })
})

test('each hint matches whenever its pattern does, and not in ordinary words', () => {
  const words = constantFrom('x', 'Ü1', 'x.y', 'com', 'COM', 'org', 'fr', 'insta', 'www', 'https', 'hxxp', 'gmail')
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
    '-at-',
    '_Arobase_',
    '-dot-',
    '(a)',
    ' . ',
    '. ',
    '/',
    ' chez ',
    ' est ',
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
  const hostile = ['a.', '1 ', '10, ', 'zéro ', ' @', '2000, 10, 10, ', 'a - ', '((((at ', 'un ', '12 a ', 'a_at_', 'O1'].map((part) =>
    cut(part, length),
  )
  const ordinary = cut('Nous nous marions en juin 2027 à Lyon, avec 120 invités et un budget de 20 000 à 30 000 €. ', length)
  const maskAll = (texts: readonly string[]) => {
    for (const text of texts) maskContactData(text, { firstname: 'Camille', lastname: 'Moreau' })
  }
  const ofOrdinary = leastCpuMs(5, () => maskAll(Array.from({ length: 200 }, () => ordinary))) / 200
  const often = Array.from({ length: 20 }, () => hostile).flat()
  expect(leastCpuMs(5, () => maskAll(often)) / often.length).toBeLessThan(20 * ofOrdinary)
})

function cut(part: string, length: number): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length)
}
