import Box from '@mui/material/Box'
import type { Language } from '../../../src/domain/locale.ts'
import { flagOf } from './flagOf.ts'

const room = { width: 21, height: 14 } as const

/** A language's flag, or its name where there is no flag. `label` is the accessible name, where no text beside the flag names it. */
export function Flag({ iso, label = '' }: { readonly iso: Language; readonly label?: string }) {
  const flag = flagOf(iso)
  if (flag === undefined) return label
  return (
    <Box
      component="img"
      src={flag}
      alt={label}
      {...room}
      sx={{ display: 'inline-block', flex: 'none', outline: '1px solid', outlineColor: 'divider' }}
    />
  )
}
