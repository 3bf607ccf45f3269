import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'

const place = { position: 'fixed', zIndex: 'snackbar', top: { xs: 8, sm: 24 }, insetInline: 8, mx: 'auto', width: 'fit-content' } as const

/** Says why the couple's session ended on the previous page. Empty until its island fills it. */
export function EndNotice() {
  const { t } = useTranslation(['layout', 'common'])
  const action = (
    <IconButton color="inherit" aria-label={t('common:close')}>
      <CloseIcon fontSize="small" />
    </IconButton>
  )
  return (
    <alliance-notice>
      <template>
        <Alert severity="info" icon={false} action={action} sx={place}>
          <span data-end="expired">{t('layout:sessionExpired')}</span>
          <span data-end="deleted">{t('layout:accountDeleted')}</span>
        </Alert>
      </template>
    </alliance-notice>
  )
}
