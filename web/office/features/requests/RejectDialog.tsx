import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { NoteField } from './NoteField.tsx'
import { type Reason, ReasonField } from './ReasonField.tsx'
import { useRequestCommand } from './useRequestCommand.ts'

interface RejectDialogProps {
  readonly request: InboxRequest
  readonly open: boolean
  readonly onClose: () => void
}

/** Turning a request down: for one of seven reasons, in words where it is another. */
export function RejectDialog({ request, open, onClose }: RejectDialogProps) {
  const t = useText()
  const { rejectionNote: longestNote } = usePublicRules().text
  const titleId = useId()
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const [checked, check] = useState(false)
  const reject = useRequestCommand(request.id, 'reject', 'requests.reject.done')
  const words = note.trim()
  const noteMissing = reason === 'other' && words === ''
  const close = () => {
    if (reject.isPending) return
    reject.reset()
    check(false)
    onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    check(true)
    if (reason === null || noteMissing || words.length > longestNote || reject.isPending) return
    reject.mutate({ reason, note: words || null })
  }
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} variant="h4" component="h2">
          {t('requests.reject.title')}
        </DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {t('requests.reject.intro')}
          </Typography>
          <ReasonField value={reason} onChange={setReason} missing={checked && reason === null} />
          <NoteField value={note} onChange={setNote} required={reason === 'other'} missing={checked && noteMissing} />
          {reject.isError && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {t('requests.reject.failed')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, '& .MuiButton-root': { px: 2, whiteSpace: 'nowrap' } }}>
          <Button color="inherit" onClick={close} disabled={reject.isPending}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={reject.isPending}>
            {t('requests.reject.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
