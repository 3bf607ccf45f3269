import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../i18n/useFormat.ts'
import { type TextKey, useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { Section } from '../../kit/page/Section.tsx'

/** What happened to the request, and when. */
export function RequestHistory({ request }: { readonly request: InboxRequest }) {
  const t = useText()
  const { moment } = useFormat()
  const { rejectionReason, rejectionNote, stage, returnRule } = request
  const reason = [rejectionReason && t(`values.rejectionReason.${rejectionReason}`), rejectionNote].filter(Boolean).join(' — ')
  const steps = [
    { at: request.receivedAt, text: t('requests.history.received') },
    { at: request.seenAt, text: t('requests.history.seen') },
    { at: request.unlockedAt, text: t(howUnlocked(request)) },
    { at: request.rejectedAt, text: t('requests.history.rejected', { reason }) },
    { at: stage && request.stageChangedAt, text: stage ? t('requests.history.moved', { stage: t(`values.requestStage.${stage}`) }) : '' },
    { at: request.withdrawnAt, text: t('requests.history.withdrawn') },
    { at: request.closedAt, text: t(request.chosen ? 'requests.history.chosen' : 'requests.history.closed') },
    { at: request.deletionAskedAt, text: t('requests.history.deletionAsked') },
    { at: request.contactDeletedAt, text: t('requests.history.contactDeleted') },
    {
      at: request.creditReturned ? (request.returnedAt ?? request.withdrawnAt ?? request.closedAt) : null,
      text: returnRule
        ? t('requests.history.returnedBy', { rule: t(`values.guaranteeRule.${returnRule}`) })
        : t('requests.history.returned'),
    },
  ]
  const happened = steps
    .flatMap(({ at, text }) => (at === null ? [] : [{ at, text }]))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <Section title={t('requests.detail.history')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {happened.map(({ at, text }) => (
          <Box key={text} component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5 }}>
            <Typography variant="body2" color="textSecondary" sx={{ flex: '0 0 136px', fontVariantNumeric: 'tabular-nums' }}>
              {moment(at)}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}

function howUnlocked({ paidWith, paidCredits }: InboxRequest): TextKey {
  if (paidWith === 'premium') return 'requests.history.unlockedPremium'
  return paidCredits === 0 ? 'requests.history.unlockedFolded' : 'requests.history.unlockedCredit'
}
