import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { guaranteePath } from '../../../../src/api/schemas/pagePaths.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { type TextKey, useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { Section } from '../../kit/page/Section.tsx'

/**
 * For an unlocked request: by which rules of the guarantee its credit can come back and until when, that it came back, or why it cannot.
 */
export function RequestGuarantee({ request }: { readonly request: InboxRequest }) {
  const t = useText()
  const { moment, dayOf } = useFormat()
  const { returnRule, returnedAt } = request
  const [now] = useState(() => new Date().toISOString())
  const open = request.openReturns.filter(({ until }) => until === null || until > now)
  const returned =
    returnRule && returnedAt
      ? t('requests.guarantee.returnedBy', { date: dayOf(returnedAt), rule: t(`values.guaranteeRule.${returnRule}`) })
      : t('requests.guarantee.returned')
  return (
    <Section title={t('requests.guarantee.title')}>
      {open.length > 0 ? (
        <>
          <Typography>{t('requests.guarantee.open')}</Typography>
          <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
            {open.map(({ rule, until }) => (
              <li key={rule} data-open-return={rule}>
                {t(`requests.guarantee.rule.${rule}`)}
                {until !== null && ` ${t('requests.guarantee.until', { moment: moment(until) })}`}
              </li>
            ))}
          </Box>
        </>
      ) : (
        <Typography>{request.creditReturned ? returned : t(whyNone(request))}</Typography>
      )}
      <Link href={guaranteePath} target="_blank" rel="noopener" variant="body2">
        {t('values.guaranteeMore')}
      </Link>
    </Section>
  )
}

function whyNone({ paidWith, paidCredits }: InboxRequest): TextKey {
  if (paidWith === 'premium') return 'requests.guarantee.premium'
  return paidCredits === 0 ? 'requests.guarantee.folded' : 'requests.guarantee.over'
}
