import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { width } from '../../../shared/theme/tokens.ts'
import { useSuggestedCount } from '../../providers/useSuggestedCount.ts'

/** Invites couples to describe their project and get suggestions instead. */
export function DirectoryInvitation() {
  const { t } = useTranslation(['directory', 'welcome'])
  const suggested = useSuggestedCount()
  return (
    <Box
      component="section"
      aria-labelledby="directory-invitation"
      sx={{ mt: 6, p: { xs: 3, md: 4 }, borderRadius: 1.5, bgcolor: 'house.blush', display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography id="directory-invitation" variant="h3" component="h2">
        {t('directory:invitation.title', suggested)}
      </Typography>
      <Typography sx={{ maxWidth: width.text }}>{t('directory:invitation.text', suggested)}</Typography>
      <Button href={paths.account} variant="contained" size="large">
        {t('welcome:start')}
      </Button>
    </Box>
  )
}
