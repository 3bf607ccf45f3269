import WorkspacesOutlinedIcon from '@mui/icons-material/WorkspacesOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { badge } from './badge.ts'

/** Marks members of the partner circle. */
export function CircleBadge() {
  const { t } = useTranslation('providers')
  return (
    <Box component="span" sx={{ ...badge, display: 'inline-flex', alignItems: 'center', bgcolor: 'house.blush' }}>
      <WorkspacesOutlinedIcon fontSize="inherit" aria-hidden />
      {t('circleMember')}
    </Box>
  )
}
