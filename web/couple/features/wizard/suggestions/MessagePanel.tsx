import SendIcon from '@mui/icons-material/SendOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Refused } from '../../../api/refused.ts'
import { useErrorText } from '../../../api/useErrorText.ts'
import { useFirstMessage } from '../../../firstMessage/useFirstMessage.ts'
import { PinnedActions } from '../../../layout/PinnedActions.tsx'
import { textButtonOutdent } from '../../../layout/textButtonOutdent.ts'
import { MessageField } from '../../../providers/MessageField.tsx'
import { factsOfDraft, type ProjectDraft } from '../draft/projectDraft.ts'
import { useSendMessage } from './useSendMessage.ts'

interface MessagePanelProps {
  readonly projectId: string
  readonly draft: ProjectDraft
  /** Ids of the selected providers. */
  readonly selected: readonly string[]
  readonly message: string
  readonly onMessage: (message: string) => void
  readonly onSent: (sent: { readonly contacted: readonly string[]; readonly failed: number }) => void
  readonly onSkip: () => void
}

/** The message to all selected providers. The button says how many there are. */
export function MessagePanel({ projectId, draft, selected, message, onMessage, onSent, onSkip }: MessagePanelProps) {
  const { t } = useTranslation('wizard')
  const suggestion = useFirstMessage(factsOfDraft(draft))
  const { mutate, isPending, error } = useSendMessage()
  const field = useRef<HTMLTextAreaElement>(null)
  const titleId = useId()
  const ready = selected.length > 0 && message.trim() !== ''
  const send = () => {
    if (ready && !isPending) mutate({ project: projectId, selectedPrestataires: selected, message: message.trim() }, { onSuccess: onSent })
  }
  return (
    <>
      <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
        <Typography id={titleId} variant="h3" component="h2" gutterBottom>
          {t('suggestions.message')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('suggestions.privacy')}
        </Typography>
        <MessageField
          ref={field}
          label={t('suggestions.messageLabel')}
          value={message}
          onChange={onMessage}
          disabled={isPending}
          suggestion={suggestion}
        />
        {error && <SendFailure error={error} />}
        <Button onClick={onSkip} disabled={isPending} sx={{ ml: textButtonOutdent, my: 1 }}>
          {t('actions.showOthers')}
        </Button>
      </Box>
      <PinnedActions main="end">
        <WhatIsMissing nobody={selected.length === 0} silent={message.trim() === ''} onWrite={() => field.current?.focus()} />
        <Button
          variant="contained"
          size="large"
          startIcon={<SendIcon />}
          loading={isPending}
          loadingPosition="start"
          disabled={!ready}
          onClick={send}
        >
          {selected.length === 0 ? t('suggestions.sendNobody') : t('suggestions.send', { count: selected.length })}
        </Button>
      </PinnedActions>
    </>
  )
}

/** Explains why the send button is disabled. */
function WhatIsMissing({ nobody, silent, onWrite }: { readonly nobody: boolean; readonly silent: boolean; readonly onWrite: () => void }) {
  const { t } = useTranslation('wizard')
  if (nobody) {
    return (
      <Typography variant="body2" sx={{ alignSelf: 'center', width: { xs: '100%', sm: 'auto' } }}>
        {t('suggestions.hintNobody')}
      </Typography>
    )
  }
  return silent ? (
    <Button onClick={onWrite} sx={{ ml: { sm: textButtonOutdent } }}>
      {t('suggestions.hintMessage')}
    </Button>
  ) : null
}

/** A refusal and a network error have different texts. */
function SendFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('wizard')
  const errorText = useErrorText()
  return (
    <Alert severity="error" sx={{ mb: 1 }}>
      {error instanceof Refused
        ? t('suggestions.chooseRefused', { error: errorText(error) })
        : t('suggestions.chooseFailed', { error: errorText(error) })}
    </Alert>
  )
}
