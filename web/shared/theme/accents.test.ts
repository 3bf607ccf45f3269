import { getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { AccentColour } from '../../../src/domain/accentColour.ts'
import { accents } from './accents.ts'
import { palette } from './tokens.ts'

/** Text contrast is checked on the colour itself, on paper and on cards. A button's edge needs only 3:1, so that covers it. */
function tooFaint(colours: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(colours)
    .filter(([, colour]) => [palette.paper, palette.card].some((ground) => getContrastRatio(colour, ground) < 4.5))
    .map(([name]) => name)
}

test('has eight colours, each readable under white text and on paper', () => {
  expect(Object.keys(accents)).toEqual(AccentColour.options)
  expect(AccentColour.options).toHaveLength(8)
  expect(tooFaint(accents)).toEqual([])
})

test('finds a colour that is too faint', () => {
  expect(tooFaint({ ...accents, sand: '#B08D57' })).toEqual(['sand'])
})

test('has no two similar colours', () => {
  expect(new Set(Object.values(accents)).size).toBe(8)
})
