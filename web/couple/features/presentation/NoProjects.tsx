import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import wreath from '../../../shared/illustrations/bouquet3.svg'
import { useSuggestedCount } from '../../providers/useSuggestedCount.ts'

/** Shown to a newly registered couple: what to do next. */
export function NoProjects() {
  const { t } = useTranslation('presentation')
  const suggested = useSuggestedCount()
  return (
    <Box sx={{ textAlign: 'center', py: { xs: 3, md: 5 } }}>
      <Box component="img" src={wreath} alt="" width={180} height={180} sx={{ borderRadius: '50%' }} />
      <Typography variant="h2" sx={{ mt: 3 }}>
        {t('none.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mx: 'auto', maxWidth: 460 }}>
        {t('none.text', suggested)}
      </Typography>
      <Button component={Link} to={paths.wizard} variant="contained" size="large" sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}>
        {t('create')}
      </Button>
    </Box>
  )
}
