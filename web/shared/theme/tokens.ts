/** Colours by their purpose. No other file of the web apps names a colour. */
export const palette = {
  paper: '#FBF8F4',
  card: '#FFFFFF',
  ink: '#22302C',
  inkSoft: '#55625D',
  evergreen: '#1F4A3F',
  evergreenDark: '#163830',
  evergreenLight: '#DFE7DD',
  blush: '#F3DDD4',
  blushLight: '#FAEFE9',
  clay: '#9A4330',
  gold: '#775A16',
  goldLight: '#F6EBCF',
  goldLine: '#D9B65C',
  lines: '#E4DCD2',
  controlLine: '#8A8578',
  success: '#2E5E3E',
  successLight: '#E3EFE3',
  warning: '#775A16',
  warningLight: '#F9F0D9',
  error: '#8F2D23',
  errorLight: '#F9E4DF',
  info: '#2C5166',
  infoLight: '#E3EDF2',
} as const

/** Colours of the office's dark mode. */
export const darkPalette = {
  paper: '#161C1A',
  card: '#1E2624',
  ink: '#ECE7DF',
  inkSoft: '#B4BBB6',
  evergreen: '#8FC1AE',
  /** The background of a hovered button: lighter, because its text is dark. */
  evergreenHover: '#A9D3C3',
  lines: '#34403C',
  controlLine: '#7C8883',
  clay: '#E39A86',
  gold: '#E3C77A',
  goldLight: '#3A3219',
  blush: '#3A2C27',
  error: '#EF8E80',
  errorLight: '#F6BDB4',
} as const

/** Corner radii in pixels. */
export const radius = { control: 8, card: 12 } as const

/** Widths in pixels. A line of text has at most 68 characters. */
export const width = { text: 640, form: 480, page: 1120 } as const

/** The minimum height of a touch target, in pixels. */
export const touchTarget = 44

/** CSS variable: how much of the window's bottom a fixed element covers. */
export const coveredBelow = 'var(--covered-below, 0px)'

export const fontFamily = {
  heading: '"Fraunces Variable", "Fraunces Georgia", "Fraunces Times", serif',
  text: '"Inter Variable", "Inter Arial", "Inter Roboto", system-ui, sans-serif',
} as const

/** The type scale in pixels. */
export const fontSize = { small: 14, body: 16, lead: 18, title: 22, section: 28, page: 36, hero: 48 } as const

export const shadow = '0 1px 2px rgb(34 48 44 / 6%), 0 6px 20px rgb(34 48 44 / 7%)'
