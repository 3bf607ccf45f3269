import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { changePhone, emptyEntry, numberOf, type PhoneEntry, withCountry } from './phoneEntry.ts'
import { phoneNotations } from './phoneNotations.fixture.ts'

/** Inserts text at the caret, or replaces everything, as the browser does. */
function put(entry: PhoneEntry, words: string, instead = false): PhoneEntry {
  const [left, right] = instead ? ['', ''] : [entry.text.slice(0, entry.caret), entry.text.slice(entry.caret)]
  return changePhone(entry, { text: left + words + right, caret: left.length + words.length })
}

function type(entry: PhoneEntry, words: string): PhoneEntry {
  return Array.from(words).reduce((known, letter) => put(known, letter), entry)
}

function backspace(entry: PhoneEntry): PhoneEntry {
  const { text, caret } = entry
  return changePhone(entry, { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1, deleted: 'backward' })
}

/** `|` stands for the caret. */
function at(text: string, country: CountryCode = 'FR'): PhoneEntry {
  return { text: text.replace('|', ''), caret: text.indexOf('|'), country }
}

function marked({ text, caret }: PhoneEntry): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

const notations = phoneNotations.flatMap(({ country, number, written }) =>
  written.map((words) => {
    const foreign = /^\D*(\+|00)/.test(words)
    return { words, country, number, picked: foreign ? (country === 'FR' ? 'DE' : 'FR') : country } as const
  }),
)

describe('200 notations of numbers in seventeen countries', () => {
  it('contain 200 notations and seventeen countries', () => {
    expect(new Set(notations.map(({ country, words }) => `${country} ${words}`)).size).toBeGreaterThanOrEqual(200)
    expect(phoneNotations).toHaveLength(17)
  })

  it.each(notations)('$words is $number where $picked is selected, typed, pasted or autofilled', ({ words, picked, country, number }) => {
    const empty = emptyEntry(picked)
    const ways = {
      typed: type(empty, words),
      'typed before the prefix': type({ ...empty, caret: 0 }, words),
      'typed over everything': type(put(empty, words[0] ?? '', true), words.slice(1)),
      'pasted behind the prefix': put(empty, words),
      'pasted before the prefix': put({ ...empty, caret: 0 }, words),
      'pasted over everything': put(empty, words, true),
      'filled in': put({ text: '', caret: 0, country: picked }, words, true),
    }
    const reached = Object.fromEntries(Object.entries(ways).map(([way, entry]) => [way, [numberOf(entry), entry.country]]))
    expect(reached).toEqual(Object.fromEntries(Object.keys(ways).map((way) => [way, [number, country]])))
    expect(new Set(Object.values(ways).map(({ text, caret }) => text.length - caret))).toEqual(new Set([0]))
  })
})

describe('pasted or autofilled text', () => {
  it.each([
    'tel:+33-6-12-34-56-78',
    'Tél. : 06 12 34 56 78',
    '\u202a+33 6 12 34 56 78\u202c',
    '+33\u00a06\u00a012\u00a034\u00a056\u00a078',
    '＋３３６１２３４５６７８',
    '33612345678',
  ])('%j is a number despite the text around it', (words) => {
    expect(marked(put(emptyEntry('FR'), words))).toBe('+33 6 12 34 56 78|')
  })

  it('replaces another number when it is complete', () => {
    expect(marked(put(at('+33 6 98|'), '06 12 34 56 78'))).toBe('+33 6 12 34 56 78|')
    expect(put(at('+33 6 98 76 54 32|'), '+49 151 23456789')).toMatchObject({ text: '+49 1512 3456789', country: 'DE' })
  })

  it('is inserted where it is only a part', () => {
    expect(marked(put(at('+33 6 12 |'), '34 56'))).toBe('+33 6 12 34 56|')
    expect(marked(put(at('+33 6 12 | 78'), '34 56'))).toBe('+33 6 12 34 56| 78')
  })

  it('is cut at fifteen digits, the longest possible number', () => {
    expect(put(emptyEntry('FR'), '1'.repeat(40)).text.replace(/\D/g, '')).toHaveLength(15)
  })
})

describe('the caret', () => {
  it.each([
    ['+33 6 1|2 34', '9', '+33 6 19| 23 4'],
    ['+33 6| 12 34', '9', '+33 6 9|1 23 4'],
    ['+33 |6 12', '7', '+33 7| 61 2'],
    ['+33 6 12 34 5|6 78', '9', '+33 6 12 34 5|6 78'],
    ['+33 6 1|2', 'x', '+33 6 1|2'],
    ['+33 6 1|2', ' ', '+33 6 1|2'],
    ['+33 6 1|2', '+', '+33 6 1|2'],
  ])('in %s with %j typed is at %s', (before, letter, after) => {
    expect(marked(type(at(before), letter))).toBe(after)
  })

  it.each([
    ['+33 6 12| 34', '+33 6 1|3 4'],
    ['+33 6 12 |34', '+33 6 1|3 4'],
    ['+33 |6 12', '+3|6 12'],
    ['+33 |', '+3|'],
    ['+3|', '+|'],
    ['+|', '|'],
  ])('in %s goes back to a digit: %s', (before, after) => {
    const reached = backspace(at(before))
    expect(marked(reached).replaceAll(' ', '')).toBe(after.replaceAll(' ', ''))
  })

  it('stays where it is when the delete key removes the digit after it', () => {
    const { text, caret } = at('+33 6 1|2 34')
    const entry = changePhone(at('+33 6 1|2 34'), { text: text.slice(0, caret) + text.slice(caret + 1), caret, deleted: 'forward' })
    expect(marked(entry)).toBe('+33 6 1|3 4')
  })
})

describe('the country', () => {
  it('follows a calling code typed over the existing one', () => {
    expect(type(backspace(backspace(backspace(at('+33 |')))), '4').country).toBe('FR')
    expect(type(backspace(at('+33 |')), '9')).toMatchObject({ text: '+39 ', country: 'IT' })
    expect(type(emptyEntry('FR'), '+44')).toMatchObject({ text: '+44 ', country: 'GB' })
    expect(type(emptyEntry('FR'), '0041')).toMatchObject({ text: '+41 ', country: 'CH' })
  })

  it('stays as selected where it shares its calling code', () => {
    expect(put(emptyEntry('JE'), '+44 7797 712345').country).toBe('JE')
    expect(put(emptyEntry('CA'), '+1 506 234 5678').country).toBe('CA')
  })

  it('can be changed without losing the number', () => {
    const belgian = withCountry(at('+33 470 12 34 56|'), 'BE')
    expect(belgian).toMatchObject({ text: '+32 470 12 34 56', country: 'BE' })
    expect(withCountry(belgian, 'FR').text).toBe('+33 4 70 12 34 56')
    expect(withCountry(type(emptyEntry('IT'), '06 6988'), 'FR').text).toBe('+33 6 69 88')
    expect(withCountry(at('|'), 'DE').text).toBe('+49 ')
  })

  it.each([
    ['IT', 'FR', '06 6988 1234', '+39 06 6988 1234'],
    ['IT', 'FR', '06 69', '+39 06 69'],
    ['IT', 'HU', '06 6988 1234', '+39 06 6988 1234'],
    ['FR', 'IT', '06 12 34 56 78', '+33 6 12 34 56 78'],
    ['CI', 'FR', '01 23 45 67 89', '+225 01 23 45 6789'],
  ] as const)('can be changed from %s to %s and back with the number %s', (own, other, words, text) => {
    const typed = type(emptyEntry(own), words)
    const changed = withCountry(typed, other)
    expect(withCountry(changed, own)).toMatchObject({ ...typed, text })
    expect(withCountry(withCountry(changed, 'DE'), own).text).toBe(text)
  })

  it('is changed with the number that is typed by then', () => {
    const french = type(withCountry(type(emptyEntry('IT'), '06 69'), 'FR'), '8')
    expect(withCountry(french, 'IT').text).toBe('+39 6698')
  })

  it('is known for every calling code of the world', () => {
    for (const country of getCountries()) {
      const { country: found } = put(emptyEntry('FR'), `+${getCountryCallingCode(country)} `, true)
      expect(getCountryCallingCode(found)).toBe(getCountryCallingCode(country))
    }
  })
})

describe('digits', () => {
  it('beyond the country’s longest number are not accepted', () => {
    expect(marked(type(emptyEntry('FR'), '06123456789999'))).toBe('+33 6 12 34 56 78|')
    expect(type(emptyEntry('BE'), '04701234569').text).toBe('+32 470 12 34 56')
  })

  it('of a trunk prefix are left out, but not of an Italian landline', () => {
    expect(type(emptyEntry('FR'), '0').text).toBe('+33 0')
    expect(type(emptyEntry('FR'), '06').text).toBe('+33 6')
    expect(numberOf(type(emptyEntry('IT'), '06 6988 1234'))).toBe('+390669881234')
    expect(numberOf(type(emptyEntry('HU'), '06 20 123 4567'))).toBe('+36201234567')
  })

  it('that form no number of the country give no number', () => {
    expect(numberOf(type(emptyEntry('FR'), '061'))).toBeUndefined()
    expect(numberOf(emptyEntry('FR'))).toBeUndefined()
    expect(numberOf({ text: '', country: 'FR' })).toBeUndefined()
  })
})
