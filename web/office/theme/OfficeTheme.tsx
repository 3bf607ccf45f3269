import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createHouseTheme } from '../../shared/theme/theme.ts'
import { printStyles } from './printStyles.ts'
import { useMode } from './useMode.ts'

const themes = { light: createHouseTheme({ dense: true }), dark: createHouseTheme({ dense: true, mode: 'dark' }) }
const printed = <GlobalStyles styles={printStyles} />

/** The house's theme, dense, by day or by night. */
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
