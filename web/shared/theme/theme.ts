import { createTheme, type Theme } from '@mui/material/styles'
import { coveredBelow, darkPalette, fontFamily, fontSize, palette, radius, shadow, touchTarget } from './tokens.ts'

declare module '@mui/material/styles' {
  interface Palette {
    /** The colours that have no name in MUI. */
    house: House
  }
  interface PaletteOptions {
    house: House
  }
}

interface House {
  readonly blush: string
  readonly gold: string
  readonly goldLight: string
  readonly goldLine: string
  readonly evergreenLight: string
  readonly link: string
  /** Border of controls, for which a card's hairline is too faint. */
  readonly controlLine: string
}

const rem = (pixels: number) => `${pixels / 16}rem`
const heading = { fontFamily: fontFamily.heading, fontWeight: 500, letterSpacing: '-0.01em' } as const

/** The one theme of both apps. The office is denser, and has a dark mode. */
export function createHouseTheme({ mode = 'light', dense = false }: { mode?: 'light' | 'dark'; dense?: boolean } = {}): Theme {
  const dark = mode === 'dark'
  const colours = dark ? { ...palette, ...darkPalette } : palette
  const target = dense ? 36 : touchTarget
  return createTheme({
    spacing: 8,
    shape: { borderRadius: radius.control },
    palette: {
      mode,
      primary: dark
        ? { main: colours.evergreen, dark: darkPalette.evergreenHover, contrastText: darkPalette.paper }
        : { main: colours.evergreen, dark: palette.evergreenDark },
      secondary: { main: colours.clay },
      background: { default: colours.paper, paper: colours.card },
      text: { primary: colours.ink, secondary: colours.inkSoft },
      divider: colours.lines,
      error: {
        main: colours.error,
        light: colours.errorLight,
        ...(dark && { dark: darkPalette.errorLight, contrastText: darkPalette.paper }),
      },
      ...(dark
        ? {}
        : {
            success: { main: palette.success, light: palette.successLight },
            warning: { main: palette.warning, light: palette.warningLight },
            info: { main: palette.info, light: palette.infoLight },
          }),
      house: {
        blush: colours.blush,
        gold: colours.gold,
        goldLight: colours.goldLight,
        goldLine: palette.goldLine,
        evergreenLight: dark ? darkPalette.lines : palette.evergreenLight,
        link: colours.clay,
        controlLine: colours.controlLine,
      },
    },
    typography: {
      fontFamily: fontFamily.text,
      fontSize: dense ? fontSize.small : fontSize.body,
      htmlFontSize: 16,
      h1: {
        ...heading,
        fontSize: `clamp(${rem(fontSize.section)}, 1.2rem + 2.6vw, ${rem(dense ? fontSize.section : fontSize.hero)})`,
        lineHeight: 1.12,
      },
      h2: {
        ...heading,
        fontSize: `clamp(${rem(fontSize.title)}, 1.1rem + 1.4vw, ${rem(dense ? fontSize.title : fontSize.page)})`,
        lineHeight: 1.2,
      },
      h3: { ...heading, fontSize: rem(fontSize.title), lineHeight: 1.3 },
      h4: { ...heading, fontSize: rem(fontSize.lead), lineHeight: 1.35 },
      h5: { fontFamily: fontFamily.text, fontWeight: 600, fontSize: rem(fontSize.body) },
      h6: { fontFamily: fontFamily.text, fontWeight: 600, fontSize: rem(fontSize.small) },
      subtitle1: { fontSize: rem(fontSize.lead), lineHeight: 1.5 },
      body1: { fontSize: rem(dense ? fontSize.small : fontSize.body), lineHeight: 1.6 },
      body2: { fontSize: rem(fontSize.small), lineHeight: 1.55 },
      caption: { fontSize: rem(fontSize.small), lineHeight: 1.45 },
      button: { textTransform: 'none', fontWeight: 600, fontSize: rem(dense ? fontSize.small : fontSize.body) },
    },
    transitions: {
      duration: { shortest: 150, shorter: 150, short: 150, standard: 200, complex: 200, enteringScreen: 200, leavingScreen: 150 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { WebkitFontSmoothing: 'antialiased', paddingBottom: coveredBelow },
          html: { scrollPaddingBottom: coveredBelow },
          // `hidden` must win over an element's own `display`, for parts that scripts show later.
          '[hidden]': { display: 'none !important' },
          // Keeps a focused element clear of what is pinned at the bottom.
          'html:has([data-pinned])': { scrollPaddingBottom: `calc(96px + ${coveredBelow})` },
          '@media (prefers-reduced-motion: reduce)': {
            // Animations run once instead of being left out, because scripts wait for their events.
            // Even a very short transition of an inherited colour takes one frame for each level of elements.
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transition: 'none !important',
              scrollBehavior: 'auto !important',
            },
          },
          ':focus-visible': { outline: `2px solid ${colours.clay}`, outlineOffset: 2 },
        },
      },
      MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: target, borderRadius: radius.control, paddingInline: 20, textAlign: 'center' },
          sizeLarge: { minHeight: 52, paddingInline: 28 },
        },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: target, minHeight: target } } },
      MuiCard: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { borderRadius: radius.card, boxShadow: shadow, border: `1px solid ${colours.lines}` } },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, elevation1: { boxShadow: shadow } } },
      MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card } } },
      MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: colours.card, minHeight: target },
          notchedOutline: { borderColor: colours.controlLine },
        },
      },
      MuiAlert: {
        styleOverrides: {
          root: {
            borderRadius: radius.control,
            fontSize: rem(fontSize.small),
            alignItems: 'center',
            // Wraps the action below the message when there is no space beside it.
            flexWrap: 'wrap',
            variants: dark
              ? []
              : (['error', 'success', 'info', 'warning'] as const).map((severity) => ({
                  props: { variant: 'standard', severity },
                  style: { backgroundColor: palette[`${severity}Light`], color: palette[severity] },
                })),
          },
          message: { flex: '1 1 0', minWidth: 'min(12rem, 75%)' },
        },
      },
      MuiLink: { styleOverrides: { root: { color: colours.clay, textUnderlineOffset: '0.2em' } } },
      MuiTooltip: { defaultProps: { arrow: true, enterTouchDelay: 0 }, styleOverrides: { tooltip: { fontSize: rem(fontSize.small) } } },
      MuiChip: { styleOverrides: { root: { fontSize: rem(fontSize.small) } } },
      MuiContainer: { defaultProps: { maxWidth: false } },
    },
  })
}
