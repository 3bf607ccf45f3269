import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { ViewSource } from '../../../../src/domain/views.ts'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useErrorText } from '../../api/useErrorText.ts'
import { FavouriteButton } from '../FavouriteButton.tsx'
import { Reviews } from '../reviews/Reviews.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { ProviderProfile } from './ProviderProfile.tsx'
import { usePlanner } from './usePlanner.ts'
import { useReportView } from './useReportView.ts'

interface ProfileDialogProps {
  readonly publicId: string
  /** The list from which the profile was opened. */
  readonly from: ViewSource
  readonly onClose: () => void
  readonly actions: ((provider: Prestataire) => ReactNode) | undefined
}

/** A provider's profile in a dialog, full screen on a phone. */
export function ProfileDialog({ publicId, from, onClose, actions }: ProfileDialogProps) {
  const { t } = useTranslation(['providers', 'common'])
  const { data: provider, error, refetch } = usePlanner(publicId)
  useReportView(provider && !provider.venue ? publicId : null, from)
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'))
  const titleId = useId()
  const foot = provider && actions?.(provider)
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      maxWidth="md"
      scroll="paper"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: { xs: 0, sm: 1.5 } } } }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: { xs: 2, sm: 3 }, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography
          id={titleId}
          variant="h3"
          component="h2"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', typography: { xs: 'h4', sm: 'h3' } }}
        >
          {provider?.name ?? t('providers:profile.title')}
        </Typography>
        {provider && <FavouriteButton provider={provider} />}
        <IconButton onClick={onClose} aria-label={t('providers:profile.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent tabIndex={0} sx={{ px: { xs: 2, sm: 3 } }}>
        {provider ? (
          <ProviderProfile provider={provider} reviews={provider.venue ? null : <Reviews provider={provider} />} />
        ) : error ? (
          <ProfileError error={error} onRetry={() => void refetch()} />
        ) : (
          <ProfileSkeleton />
        )}
      </DialogContent>
      {foot && (
        <DialogActions
          sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 2, sm: 3 }, py: 1.5, justifyContent: 'stretch', '& > *': { flex: 1 } }}
        >
          {foot}
        </DialogActions>
      )}
    </Dialog>
  )
}

/** A 404 shows the server's message. Other errors can be retried. */
function ProfileError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('common')
  const errorText = useErrorText()
  const gone = error instanceof ApiError && error.status === 404
  return (
    <Alert severity={gone ? 'info' : 'error'} action={gone ? undefined : <Button onClick={onRetry}>{t('retry')}</Button>}>
      {gone ? error.message : errorText(error)}
    </Alert>
  )
}
