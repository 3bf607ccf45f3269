import { expect, test } from 'vitest'
import { fillReply, unknownPlaceholders } from './replyPlaceholders.ts'

const values = {
  firstname: 'Camille',
  eventDate: '19/06/2027',
  city: 'Lyon',
  company: 'Atelier {city}',
  ownFirstname: 'Claire',
  ownName: 'Claire Fontaine',
}

test('fills in each placeholder with the values of a request, once', () => {
  expect(fillReply('Bonjour {firstname}, le {eventDate} à {city} : {company}, {ownName}', values)).toBe(
    'Bonjour Camille, le 19/06/2027 à Lyon : Atelier {city}, Claire Fontaine',
  )
})

test('a value with special replacement characters is inserted unchanged', () => {
  expect(fillReply('{company}', { ...values, company: '$& $1' })).toBe('$& $1')
})

test.each([
  ['Bonjour {firstname}', []],
  ['Bonjour {fistname} {prénom}, {fistname}', ['{fistname}', '{prénom}']],
  ['{} and { city }', ['{}', '{ city }']],
  ['a brace { alone } { and\nover lines }', ['{ alone }']],
  ['{constructor}', ['{constructor}']],
])('%j has the unknown placeholders %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown)
})
