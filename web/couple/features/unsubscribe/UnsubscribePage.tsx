import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { officePage, officePath, paths } from '../../../../src/api/schemas/pagePaths.ts'
import type { UnsubscribePage as Shown } from '../../../../src/api/schemas/publicPage.ts'
import { Page } from '../../layout/Page.tsx'

/** /unsubscribe/{kind}/{token}: asks whether to stop a kind of mail, and confirms it. */
export function UnsubscribePage({ mailKind, to, action, state }: Shown) {
  const { t } = useTranslation('unsubscribe')
  const preferences = to === 'provider' ? officePath + officePage('settings') : paths.profile
  const title = { asking: t('title'), done: t('done'), expired: t('expired') }[state]
  return (
    <Page title={title} width="text">
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {state === 'expired' ? (
        <Typography sx={{ mb: 3 }}>{t('expiredText')}</Typography>
      ) : (
        <Typography sx={{ mb: 3 }}>
          {t(state === 'done' ? 'doneText' : 'question')} <strong>{t(`kind.${mailKind}`)}</strong>
        </Typography>
      )}
      {state === 'asking' && (
        <Box component="form" method="post" action={action}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button type="submit" variant="contained">
            {t('confirm')}
          </Button>
        </Box>
      )}
      {state === 'done' && <Typography sx={{ mb: 3 }}>{t('again')}</Typography>}
      {state !== 'asking' && (
        <Button href={preferences} variant="outlined">
          {t('preferences')}
        </Button>
      )}
    </Page>
  )
}
