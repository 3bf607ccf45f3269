import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskContactData } from './maskContactData.ts'

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
    'du 19/06/2027 14:30 au 20/06/2027 02:00',
    '14:00-18:00, 120 invités',
    '0:00-0:00, trente-cinq, 10-10 invités',
    'Le 19/06/2027 (120 invités, 30 enfants)',
    'en 2027 ! 120 invités, 20 000 €',
    '19/06/2027. 20 000 € de budget',
    'il 12/06/2027: 120 ospiti = 20.000 €',
    '17/07/2027, 24/07/2027, 31/07/2027, 07/08/2027',
    '09h 10h 11h 12h',
    'Nous sommes deux, quatre, six ou huit selon les jours',
    'une salle de 100 m², 150 m² ou 200 m² 👨‍👩‍👧',
    'On a vu votre insta magnifique et votre compte Instagram.',
    'Camping à 2.5 km, 3.5 km ou 4.5 km',
  ])('%j', (text) => {
    expect(maskContactData(text)).toBe(text)
  })
})

const day = tuple(integer({ min: 1, max: 28 }), integer({ min: 1, max: 12 }), constantFrom('/', '.', '-')).map(([date, month, sign]) =>
  [date, month, 2027].map((part) => String(part).padStart(2, '0')).join(sign),
)
const hour = tuple(integer({ min: 0, max: 23 }), constantFrom('00', '15', '30', '45')).map(([hours, minutes]) => `${hours}:${minutes}`)
const budget = integer({ min: 1, max: 900 }).map((hundreds) => `${(hundreds * 100).toLocaleString('fr')} €`)
const guests = integer({ min: 10, max: 400 })
const harmless = oneof(
  day.map((at) => `le ${at}`),
  tuple(day, day).map(([from, to]) => `${from} - ${to}`),
  tuple(day, hour).map(([at, from]) => `${at} ${from}`),
  tuple(hour, hour).map(([from, to]) => `${from}-${to}`),
  budget,
  tuple(guests, guests).map(([few, many]) => `${few}-${many} invités`),
  guests.map((count) => `(${count} adultes)`),
  constantFrom('une ou deux', 'trente-cinq', 'drei bis vier', '2027', 'vers 14h30', 'Nous cherchons quelqu’un'),
)

test('dates, times, budgets and numbers of guests stay readable, in whatever order they come', () => {
  assert(
    property(
      array(tuple(harmless, constantFrom(', ', '. ', '\n', ' – ', ' : ', ' ; ', ' ! ')), { minLength: 1, maxLength: 3 }),
      (parts) => {
        const text = parts.flat().join('')
        expect(maskContactData(text)).toBe(text)
      },
    ),
    { numRuns: 2_000 },
  )
})
