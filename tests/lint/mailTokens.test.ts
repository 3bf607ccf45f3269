import { expect, test } from 'vitest'
import { mailColours } from '../../src/jobs/messages/layout/mailTokens.ts'
import { darkPalette, palette } from '../../web/shared/theme/tokens.ts'

/** Those that are not the house's. */
function strange(colours: Readonly<Record<string, string>>, house: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(colours).flatMap(([name, colour]) => (house[name] === colour ? [] : [name]))
}

test('a colour that is not the house’s is found', () => {
  expect(strange({ paper: palette.paper, ink: '#000000', other: palette.ink }, palette)).toEqual(['ink', 'other'])
})

test('mails have the house’s colours, by day and in the dark', () => {
  expect(strange(mailColours.day, palette)).toEqual([])
  expect(strange(mailColours.dark, darkPalette)).toEqual([])
})
