import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { SaveButton } from 'react-admin'
import { coveredBelow } from '../../../shared/theme/tokens.ts'

interface FormToolbarProps {
  readonly failure: string | undefined
  readonly label?: string
  /** It stays in view while a long form is scrolled. */
  readonly pinned?: boolean
}

const pinnedSx = {
  position: 'sticky',
  bottom: coveredBelow,
  zIndex: 1,
  py: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  alignItems: { xs: 'stretch', sm: 'flex-end' },
} as const

/** Saves; what failed stands beside the button that is tried again. */
export function FormToolbar({ failure, label = 'kit.save', pinned = false }: FormToolbarProps) {
  return (
    <Box
      data-pinned={pinned || undefined}
      sx={[{ mt: 3, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }, pinned && pinnedSx]}
    >
      {failure !== undefined && (
        <Alert severity="error" sx={{ width: 1 }}>
          {failure}
        </Alert>
      )}
      <SaveButton label={label} icon={<></>} alwaysEnable />
    </Box>
  )
}
