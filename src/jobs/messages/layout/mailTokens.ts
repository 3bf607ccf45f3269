/**
 * The brand colours in mails: light, and dark for programs with a dark mode. The same as in `web/shared/theme/tokens.ts`, which a test
 * compares, since the server imports nothing of the web apps.
 */
export const mailColours = {
  day: {
    paper: '#FBF8F4',
    card: '#FFFFFF',
    ink: '#22302C',
    evergreen: '#1F4A3F',
    blush: '#F3DDD4',
    clay: '#9A4330',
    lines: '#E4DCD2',
  },
  dark: {
    paper: '#161C1A',
    card: '#1E2624',
    ink: '#ECE7DF',
    evergreen: '#8FC1AE',
    blush: '#3A2C27',
    clay: '#E39A86',
    lines: '#34403C',
  },
} as const

/** The maximum width of a mail in pixels, with its margins. */
export const mailWidth = 600
export const mailFontSize = { small: 14, body: 16, lead: 18, title: 22 } as const
export const mailRadius = { control: 8, card: 12 } as const

/** Most mail programs load no external fonts, so the fallback fonts matter. */
export const mailFonts = {
  text: "Inter,'Helvetica Neue',Arial,sans-serif",
  heading: "Fraunces,Georgia,'Times New Roman',serif",
} as const
