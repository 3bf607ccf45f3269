import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useText } from '../i18n/useText.ts'

interface BankStepProps {
  /** The address of the bank's page. */
  readonly address: string
  /** The confirmation has ended, with any outcome, or the person cancelled it. */
  readonly onEnd: () => void
}

/** The confirmation that a bank requires (3-D Secure), in a frame; the page in it reports when it has ended. */
export function BankStep({ address, onEnd }: BankStepProps) {
  const t = useText()
  const titleId = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useEffectEvent(({ source, data }: MessageEvent<{ readonly source?: string } | null>) => {
    if (source === frame.current?.contentWindow && data?.source === 'sandbox-3d-secure') onEnd()
  })
  useEffect(() => {
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={titleId} data-bank-step>
      <DialogTitle id={titleId} variant="h4" component="h2">
        {t('payments.step.title')}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('payments.step.intro')}
        </Typography>
        <iframe
          src={address}
          title={t('payments.step.title')}
          ref={frame}
          sandbox="allow-forms allow-scripts"
          style={{ width: '100%', height: 320, border: 0, background: '#fff' }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onEnd}>
          {t('payments.step.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
