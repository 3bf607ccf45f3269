import PublishedIcon from '@mui/icons-material/CheckCircleOutlined'
import ReportedIcon from '@mui/icons-material/FlagOutlined'
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { pictureAt } from '../../../../src/api/schemas/pictureWidths.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import { ReplyDialog } from './ReplyDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'

type Review = RecordOf<'reviews'>

const looks = {
  pending: { tone: 'info', Icon: PendingIcon },
  published: { tone: 'success', Icon: PublishedIcon },
  hidden: { tone: 'neutral', Icon: HiddenIcon },
} as const
const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

/** A review with its state, its reply and the actions. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const t = useText()
  const { dayOf } = useFormat()
  const { most } = usePublicRules().reviews.rating
  const [open, setOpen] = useState<'reply' | 'report'>()
  const { id, reviewerName, reviewerType, rating, text, photo, writtenAt, moderation, hiddenReason, reportedAt, answer } = review
  const close = () => setOpen(undefined)
  return (
    <Box component="li" data-review={id} sx={{ py: 2.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          {reviewerName}
        </Typography>
        {rating !== null && <span>{t('reviews.figures.average', { average: rating, most })}</span>}
        <StatusChip {...looks[moderation]} status={moderation}>
          {t(`reviews.state.${moderation}`)}
        </StatusChip>
        {reportedAt !== null && (
          <StatusChip tone="warning" Icon={ReportedIcon} status="reported">
            {t('reviews.state.reported')}
          </StatusChip>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(`reviews.type.${reviewerType}`)} · {dayOf(writtenAt)}
      </Typography>
      <Typography sx={words}>{text}</Typography>
      {photo !== null && (
        <Box
          component="img"
          src={pictureAt(photo, 320)}
          alt={t('reviews.photo', { name: reviewerName })}
          loading="lazy"
          sx={{ display: 'block', mt: 1, maxWidth: 160, width: 1, borderRadius: 1 }}
        />
      )}
      {hiddenReason !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ ...words, mt: 1 }}>
          {t('reviews.hiddenReason', { reason: hiddenReason })}
        </Typography>
      )}
      {answer !== null && (
        <Box sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('reviews.reply.own')}
          </Typography>
          <Typography variant="body2" sx={words}>
            {answer}
          </Typography>
        </Box>
      )}
      {moderation === 'published' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button variant="outlined" onClick={() => setOpen('reply')}>
            {t(answer === null ? 'reviews.reply.write' : 'reviews.reply.change')}
          </Button>
          {reportedAt === null && (
            <Button color="inherit" onClick={() => setOpen('report')}>
              {t('reviews.report.open')}
            </Button>
          )}
        </Box>
      )}
      <ReplyDialog review={review} open={open === 'reply'} onClose={close} />
      <ReportDialog review={review} open={open === 'report'} onClose={close} />
    </Box>
  )
}
