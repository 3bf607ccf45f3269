import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AccentColour } from '../../../../src/domain/accentColour.ts'
import { accentSx, accents } from '../../../shared/theme/accents.ts'
import { renderCouple } from '../../testing/renderCouple.tsx'

/** The colour of a filled button, and of an outlined button's text. */
function coloursOn(accent: AccentColour) {
  const buttons = (
    <Box sx={accentSx(accent)}>
      <Button variant="contained">Write</Button>
      <Button variant="outlined">Check</Button>
    </Box>
  )
  renderCouple(buttons, { hasStyles: true })
  return [getComputedStyle(screen.getByText('Write')).backgroundColor, getComputedStyle(screen.getByText('Check')).color]
}

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}

test.each(['plum', 'ocean'] as const)('colours the buttons of a page (%s)', (accent) => {
  const colour = rgb(accents[accent])
  expect(coloursOn(accent)).toEqual([colour, colour])
})

test('changes nothing on a page without a colour of its own or with the default one', () => {
  expect([accentSx(null), accentSx('evergreen')]).toEqual([undefined, undefined])
})
