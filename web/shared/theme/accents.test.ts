import { getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { AccentColour } from '../../../src/domain/accentColour.ts'
import { accents } from './accents.ts'
import { palette } from './tokens.ts'

/** Text on a colour, and the colour as text on paper and on cards. A button's edge needs less, 3, so it is covered. */
function tooFaint(colours: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(colours)
    .filter(([, colour]) => [palette.paper, palette.card].some((ground) => getContrastRatio(colour, ground) < 4.5))
    .map(([name]) => name)
}

test('there are eight, and each carries white text and is read on paper', () => {
  expect(Object.keys(accents)).toEqual(AccentColour.options)
  expect(AccentColour.options).toHaveLength(8)
  expect(tooFaint(accents)).toEqual([])
})

test('one that is too faint is found', () => {
  expect(tooFaint({ ...accents, sand: '#B08D57' })).toEqual(['sand'])
})

test('no two are alike', () => {
  expect(new Set(Object.values(accents)).size).toBe(8)
})
