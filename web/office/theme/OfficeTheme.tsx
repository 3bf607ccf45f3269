import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createHouseTheme } from '../../shared/theme/theme.ts'
import { fieldStyles } from './fieldStyles.ts'
import { printStyles } from './printStyles.ts'
import { useMode } from './useMode.ts'

const officeTheme = (mode: 'light' | 'dark') => createTheme(createHouseTheme({ dense: true, mode }), { components: fieldStyles })
const themes = { light: officeTheme('light'), dark: officeTheme('dark') }
const printed = <GlobalStyles styles={printStyles} />

/** The shared theme, denser, light or dark. */
export function OfficeTheme({ children }: { readonly children: ReactNode }) {
  const mode = useMode()
  return (
    <ThemeProvider theme={themes[mode]}>
      <CssBaseline enableColorScheme />
      {printed}
      {children}
    </ThemeProvider>
  )
}
