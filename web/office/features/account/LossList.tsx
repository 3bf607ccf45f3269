import Box from '@mui/material/Box'
import type { proCalls } from '../../../../src/api/schemas/pro/proCalls.ts'
import type { AnswerOf } from '../../../shared/api/typedCalls.ts'
import { useText } from '../../i18n/useText.ts'

type Deletion = AnswerOf<typeof proCalls.showAccountDeletion>

/** What is lost with the account. Empty kinds are left out. */
export function LossList({ deletion: { credits, hasPremium, requests, reviews, photos } }: { readonly deletion: Deletion }) {
  const t = useText()
  const lines = [
    t('deletion.loss.profile'),
    hasPremium && t('deletion.loss.premium'),
    credits > 0 && t('deletion.loss.credits', { count: credits }),
    requests.received > 0 && t('deletion.loss.requests', { count: requests.received }),
    requests.open > 0 && t('deletion.loss.open', { count: requests.open }),
    photos > 0 && t('deletion.loss.photos', { count: photos }),
    reviews > 0 && t('deletion.loss.reviews', { count: reviews }),
  ].filter((line) => line !== false)
  return (
    <>
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5, '& > li + li': { mt: 0.5 } }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Box component="p" sx={{ mt: 0, mb: 3 }}>
        {t('deletion.invoices')} <strong>{t('deletion.final')}</strong>
      </Box>
    </>
  )
}
