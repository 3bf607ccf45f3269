import { alpha, type Theme } from '@mui/material/styles'

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'gold' | 'neutral'

const veil = 0.16

/** A tinted surface and its text colour, in light and dark mode. */
export function tinted(tone: Tone) {
  return ({ palette }: Theme) => {
    if (tone === 'gold') return { backgroundColor: palette.house.goldLight, color: palette.house.gold }
    if (tone === 'neutral') return { backgroundColor: palette.house.evergreenLight, color: palette.text.primary }
    const { main, light } = palette[tone]
    return palette.mode === 'dark' ? { backgroundColor: alpha(main, veil), color: light } : { backgroundColor: light, color: main }
  }
}
