import Diversity2OutlinedIcon from '@mui/icons-material/Diversity2Outlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { badge } from './badge.ts'

/** Marks members of the partner circle. */
export function CircleBadge() {
  const { t } = useTranslation('providers')
  return (
    <Box component="span" sx={{ ...badge, display: 'inline-flex', alignItems: 'center', bgcolor: 'house.blush' }}>
      <Diversity2OutlinedIcon fontSize="inherit" aria-hidden />
      {t('circleMember')}
    </Box>
  )
}
