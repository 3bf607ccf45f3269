import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'react-admin'

/** What the person chose: a mode, or that of the device. */
export type ModeChoice = 'light' | 'dark' | 'system'

export function useModeChoice() {
  return useStore<ModeChoice>('mode', 'system')
}

/** The mode that is shown. */
export function useMode(): 'light' | 'dark' {
  const [choice] = useModeChoice()
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  if (choice === 'system') return deviceIsDark ? 'dark' : 'light'
  return choice
}
