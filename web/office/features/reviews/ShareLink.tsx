import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { CopyButton } from '../../kit/page/CopyButton.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'

/** The review link for clients, as text and as QR code, with a button to renew it. */
export function ShareLink() {
  const t = useText()
  const { data, error, refetch } = useRecord('review-link', ownRecord)
  const [isAsking, setAsking] = useState(false)
  const renew = useCommand('review-link', 'renew', { id: ownRecord, done: 'reviews.link.renewed', onDone: () => setAsking(false) })
  if (!data) {
    return error ? <LoadError title={t('reviews.link.failed')} error={error} onRetry={() => void refetch()} /> : <SkeletonLines count={3} />
  }
  const { url, number, qrCode } = data
  const picture = `data:image/svg+xml,${encodeURIComponent(qrCode)}`
  const command = { ...renew, mutate: () => renew.mutate({ number }) }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 2, alignContent: 'start', justifyItems: 'start' }}>
        <Box sx={{ display: 'flex', alignItems: 'end', gap: 1, width: 1 }}>
          <TextField
            fullWidth
            label={t('reviews.link.label')}
            value={url}
            slotProps={{
              input: { readOnly: true },
              htmlInput: { onFocus: (event: { target: HTMLInputElement }) => event.target.select() },
            }}
          />
          <CopyButton text={url} label={t('reviews.link.copy')} />
        </Box>
        <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
          {t('reviews.link.renew')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
        <Box
          component="img"
          src={picture}
          alt={t('reviews.link.qrCode')}
          sx={{ width: 160, height: 160, borderRadius: 1, bgcolor: 'common.white' }}
        />
        <Button component="a" size="small" href={picture} download="alliance-qr-code.svg">
          {t('reviews.link.download')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        command={command}
        title={t('reviews.link.renewTitle')}
        confirm={t('reviews.link.renew')}
        failed={t('reviews.link.renewFailed')}
        color="error"
      >
        <Typography>{t('reviews.link.renewText')}</Typography>
      </ConfirmDialog>
    </Box>
  )
}
