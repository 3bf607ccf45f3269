import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../i18n/useText.ts'
import { NewestFirst } from '../../kit/list/NewestFirst.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { Statement } from './Statement.tsx'

/** /office/credits: the balance, and how it came about. */
export function CreditsPage() {
  const t = useText()
  return (
    <Box sx={{ maxWidth: 880, px: { xs: 2, md: 4 }, py: 3 }}>
      <PageTitle title={t('credits.title')} />
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('credits.title')}
      </Typography>
      <BalanceCard />
      <Typography variant="h3" component="h2" sx={{ mt: 5, mb: 1 }}>
        {t('credits.statement')}
      </Typography>
      <NewestFirst resource="credits" by="date">
        <Statement />
      </NewestFirst>
    </Box>
  )
}
