import WorkspacePremiumOutlinedIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { badge } from './badge.ts'

/** A text label for Premium, in addition to the picture's gold border. */
export function PremiumLabel() {
  const { t } = useTranslation('providers')
  return (
    <Box
      component="span"
      sx={{
        ...badge,
        display: 'inline-flex',
        alignItems: 'center',
        bgcolor: 'house.goldLight',
        color: 'house.gold',
      }}
    >
      <WorkspacePremiumOutlinedIcon fontSize="inherit" aria-hidden />
      {t('premium')}
    </Box>
  )
}
