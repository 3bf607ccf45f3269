import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { coveredBelow, touchTarget } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'

interface FormToolbarProps {
  readonly failure: string | undefined
  readonly label?: string
  /** True: stays visible while a long form scrolls. */
  readonly pinned?: boolean
  readonly color?: 'primary' | 'error' | undefined
  /** In a dialog: a cancel button that closes it. */
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

/** In a dialog it covers the bottom padding, where scrolled content would be visible. */
const inDialogSx = { position: 'sticky', bottom: '-20px', zIndex: 1, mt: 2, pt: 1, mb: -2.5, pb: 2.5, bgcolor: 'background.paper' } as const

/** With a mouse the office is denser. */
const fingerHigh = { '& .MuiButton-root': { minHeight: { xs: touchTarget, sm: 36 } } } as const
const besideEachOther = { alignSelf: 'flex-end', display: 'flex', gap: 1, '& .MuiButton-root': { px: 2, whiteSpace: 'nowrap' } } as const

/** The save button, with the reason of a failed save beside it. */
export function FormToolbar({ failure, label = 'kit.save', pinned = false, color = 'primary', onCancel }: FormToolbarProps) {
  const t = useText()
  const { isSubmitting } = useFormState()
  return (
    <Box
      data-pinned={pinned || undefined}
      data-toolbar
      sx={[
        { mt: 3, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 },
        pinned && pinnedSx,
        onCancel !== undefined && inDialogSx,
      ]}
    >
      {failure !== undefined && (
        <Alert severity="error" sx={{ width: 1 }}>
          {failure}
        </Alert>
      )}
      <Box sx={[fingerHigh, onCancel !== undefined && besideEachOther]}>
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
