import type { AccentColour } from '../../../src/domain/accentColour.ts'
import { palette } from './tokens.ts'

/** The colours that a provider can choose for its page. Each is readable under white text, and as text on paper and on cards. */
export const accents: Readonly<Record<AccentColour, string>> = {
  evergreen: palette.evergreen,
  terracotta: palette.clay,
  rose: '#A1375A',
  plum: '#6E3A66',
  violet: '#5A4A8F',
  ocean: '#1F5A7A',
  slate: '#46535F',
  olive: '#5A5D22',
}

/** Applies the colour to buttons, stars, ticks and the rule below headings within. No styles for the default colour. */
export function accentSx(accent: AccentColour | null) {
  if (accent === null || accent === 'evergreen') return undefined
  const colour = accents[accent]
  return {
    '--accent': colour,
    '& .MuiButton-contained.MuiButton-colorPrimary': {
      bgcolor: colour,
      '&:hover': { bgcolor: `color-mix(in srgb, ${colour} 85%, black)` },
    },
    '& .MuiButton-outlined.MuiButton-colorPrimary, & .MuiButton-text.MuiButton-colorPrimary': {
      color: colour,
      borderColor: 'currentColor',
    },
    '& .MuiSvgIcon-colorPrimary': { color: colour },
    '& h1::after, & section > h2::after': {
      content: '""',
      display: 'block',
      width: 48,
      height: 3,
      mt: 1,
      borderRadius: 2,
      bgcolor: colour,
      forcedColorAdjust: 'none',
    },
  } as const
}
