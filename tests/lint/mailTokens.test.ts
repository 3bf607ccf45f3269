import { expect, test } from 'vitest'
import { mailColours } from '../../src/jobs/messages/layout/mailTokens.ts'
import { darkPalette, palette } from '../../web/shared/theme/tokens.ts'

/** The colours that are not among the tokens. */
function strange(colours: Readonly<Record<string, string>>, house: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(colours).flatMap(([name, colour]) => (house[name] === colour ? [] : [name]))
}

test('detects a colour that is not a token', () => {
  expect(strange({ paper: palette.paper, ink: '#000000', other: palette.ink }, palette)).toEqual(['ink', 'other'])
})

test('mails use only token colours, in light and dark mode', () => {
  expect(strange(mailColours.day, palette)).toEqual([])
  expect(strange(mailColours.dark, darkPalette)).toEqual([])
})
