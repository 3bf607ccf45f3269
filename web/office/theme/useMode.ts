import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'react-admin'

/** The chosen mode: light, dark, or the device's. */
export type ModeChoice = 'light' | 'dark' | 'system'

export function useModeChoice() {
  return useStore<ModeChoice>('mode', 'system')
}

/** The mode in effect. */
export function useMode(): 'light' | 'dark' {
  const [choice] = useModeChoice()
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  if (choice === 'system') return deviceIsDark ? 'dark' : 'light'
  return choice
}
