import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined'
import ScheduleIcon from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Disclosure } from '../../../../../src/api/schemas/couple/disclosures.ts'
import { formatMoment } from '../../../../shared/i18n/format.ts'
import { lazily } from '../../../../shared/loading/lazily.tsx'
import { LazyPart } from '../../../layout/LazyPart.tsx'

const AskDeletionDialog = lazily(async () => (await import('./AskDeletionDialog.tsx')).AskDeletionDialog)

interface DeletionWishProps {
  readonly disclosure: Disclosure
  /** The provider's name. */
  readonly name: string
}

const besides = { gridColumn: { xs: 2, sm: 3 }, mt: { xs: 1, sm: 0 } } as const
const below = { gridColumn: '2 / -1', mt: 1 } as const

/** A button that asks the provider to delete the contact data, or the state of that request. */
export function DeletionWish({ disclosure: { requestId, deletionAskedAt, contactDeletedAt }, name }: DeletionWishProps) {
  const { t, i18n } = useTranslation('profile')
  const [dialog, setDialog] = useState<'closed' | 'open' | 'asked'>('closed')
  const place = useRef<HTMLDivElement>(null)
  // The focused button has been removed, so the focus moves to the new text.
  useEffect(() => {
    if (dialog === 'asked') place.current?.focus()
  }, [dialog])
  const moment = (iso: string) => formatMoment(iso, i18n.language)
  return (
    <Box ref={place} tabIndex={-1} aria-live="polite" sx={{ ...(deletionAskedAt === null ? besides : below), outline: 'none' }}>
      {deletionAskedAt !== null && (
        <Line icon={ScheduleIcon} tone="text.secondary" text={t('disclosures.askedAt', { moment: moment(deletionAskedAt) })} />
      )}
      {contactDeletedAt !== null && (
        <Line icon={CheckCircleOutlineIcon} tone="success.main" text={t('disclosures.confirmedAt', { moment: moment(contactDeletedAt) })} />
      )}
      {deletionAskedAt === null && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={t('disclosures.ask.openFor', { name })}
          onClick={() => setDialog('open')}
        >
          {t('disclosures.ask.open')}
        </Button>
      )}
      <LazyPart onClose={() => setDialog('closed')}>
        {dialog === 'open' && (
          <AskDeletionDialog requestId={requestId} name={name} onClose={() => setDialog('closed')} onAsked={() => setDialog('asked')} />
        )}
      </LazyPart>
    </Box>
  )
}

interface LineProps {
  readonly icon: typeof ScheduleIcon
  readonly tone: 'text.secondary' | 'success.main'
  readonly text: string
}

function Line({ icon: Icon, tone, text }: LineProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 0.5, color: tone, typography: 'body2', fontWeight: 600 }}>
      <Icon fontSize="small" aria-hidden />
      {text}
    </Box>
  )
}
