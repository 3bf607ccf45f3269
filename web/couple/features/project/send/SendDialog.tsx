import SendIcon from '@mui/icons-material/SendOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { Refused } from '../../../api/refused.ts'
import { useErrorText } from '../../../api/useErrorText.ts'
import { useFirstMessage } from '../../../firstMessage/useFirstMessage.ts'
import { TitledDialog } from '../../../layout/TitledDialog.tsx'
import { MessageField } from '../../../providers/MessageField.tsx'
import { useKeptText } from '../../../typed/useKeptText.ts'
import { useSendRequest } from './useSendRequest.ts'

interface SendDialogProps {
  readonly project: Project
  readonly provider: Pick<Prestataire, 'id' | 'name'>
  readonly onClose: () => void
  /** The provider has a message for this project, from here or from another window. */
  readonly onWritten: () => void
  readonly onSent: () => void
}

/** Sends a message to one provider. */
export function SendDialog({ project, provider, onClose, onWritten, onSent }: SendDialogProps) {
  const { t } = useTranslation(['project', 'common'])
  // Prefilled with the message that the couple sent to others for this project.
  const [message, setMessage, forgetMessage] = useKeptText(`request.${project.id}.${provider.id}`, project.message)
  const suggestion = useFirstMessage({ ...project, serviceType: project.serviceType ?? '', town: project.city })
  const { mutate, isPending, error } = useSendRequest()
  const slug = error instanceof Refused ? error.slug : undefined
  const ready = message.trim() !== '' && slug !== 'already-sent'
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!ready || isPending) return
    mutate(
      { project: project.id, prestataire: provider.id, message: message.trim() },
      {
        onSuccess: () => {
          forgetMessage()
          onWritten()
          onSent()
        },
        onError: (refusal) => {
          if (!(refusal instanceof Refused)) return
          if (refusal.slug === 'already-sent') onWritten()
          if (refusal.slug === 'no-message') setMessage('')
        },
      },
    )
  }
  return (
    <TitledDialog title={t('project:send.title', { name: provider.name })} isPending={isPending} onClose={onClose} onSubmit={send}>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('project:send.privacy')}
        </Typography>
        <MessageField
          label={t('project:send.message')}
          value={message}
          onChange={setMessage}
          disabled={isPending}
          suggestion={suggestion}
          focused
        />
        {error && <SendFailure error={error} slug={slug} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isPending}>
          {slug === 'already-sent' ? t('common:close') : t('common:cancel')}
        </Button>
        <Button type="submit" variant="contained" startIcon={<SendIcon />} loading={isPending} loadingPosition="start" disabled={!ready}>
          {t('project:send.submit')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

function SendFailure({ error, slug }: { readonly error: unknown; readonly slug: string | undefined }) {
  const { t } = useTranslation('project')
  const errorText = useErrorText()
  if (slug === 'already-sent') return <Alert severity="info">{t('send.alreadySent')}</Alert>
  if (slug === 'no-message') return <Alert severity="warning">{t('send.noMessage')}</Alert>
  return <Alert severity="error">{t('send.failed', { error: errorText(error) })}</Alert>
}
