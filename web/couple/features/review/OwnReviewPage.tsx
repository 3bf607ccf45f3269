import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { OwnReview } from '../../../../src/api/schemas/reviewPages.ts'
import { Page } from '../../layout/Page.tsx'
import { ReviewItem } from '../../providers/reviews/ReviewItem.tsx'

/** /my-review/{token}: the reviewer's own review with its state, and a button to erase it. */
export function OwnReviewPage(shown: OwnReview) {
  const { t } = useTranslation('review')
  const { provider, path, moderation, hiddenReason, answer, writtenAt, isAsking } = shown
  const reply = answer === null ? null : { text: answer, answeredAt: writtenAt }
  return (
    <Page title={t('title', { provider })} width="text">
      <Typography variant="h1" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {t('title', { provider })}
      </Typography>
      <Alert severity={moderation === 'published' ? 'success' : 'info'} role="note">
        {t(`own.state.${moderation}`)} {hiddenReason !== null && t('own.reason', { reason: hiddenReason })}
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 3 }}>
        <ReviewItem review={{ ...shown, id: path, weddingMonth: null, answer: reply }} providerName={provider} />
      </Box>
      {isAsking ? (
        <Box component="section" aria-labelledby="erase-question">
          <Typography id="erase-question" variant="h2" gutterBottom>
            {t('own.question')}
          </Typography>
          <Typography sx={{ mb: 2 }}>{t('own.meaning')}</Typography>
          <Box component="form" method="post" action={`${path}/erase`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button type="submit" variant="contained" color="error">
              {t('own.confirm')}
            </Button>
            <Button href={path} variant="outlined">
              {t('own.keep')}
            </Button>
          </Box>
        </Box>
      ) : (
        <Button href={`${path}/erase`} variant="outlined" color="error">
          {t('own.erase')}
        </Button>
      )}
    </Page>
  )
}
