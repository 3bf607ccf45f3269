import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { coveredBelow } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'

interface FormToolbarProps {
  readonly failure: string | undefined
  readonly label?: string
  /** It stays in view while a long form is scrolled. */
  readonly pinned?: boolean
  readonly color?: 'primary' | 'error' | undefined
  /** In a dialog: leaves it, beside the button that saves. */
  readonly onCancel?: (() => void) | undefined
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
export function FormToolbar({ failure, label = 'kit.save', pinned = false, color = 'primary', onCancel }: FormToolbarProps) {
  const t = useText()
  const { isSubmitting } = useFormState()
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
      <Box sx={onCancel && { alignSelf: 'flex-end', display: 'flex', gap: 1, '& .MuiButton-root': { px: 2, whiteSpace: 'nowrap' } }}>
        {onCancel && (
          <Button color="inherit" onClick={onCancel} disabled={isSubmitting}>
            {t('kit.cancel')}
          </Button>
        )}
        <SaveButton label={label} icon={<></>} color={color} alwaysEnable />
      </Box>
    </Box>
  )
}
