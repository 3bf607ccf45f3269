import WorkspacePremiumOutlinedIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Says in a word what the gold border of the picture says. */
export function PremiumLabel() {
  const { t } = useTranslation('providers')
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        typography: 'body2',
        fontWeight: 600,
        bgcolor: 'house.goldLight',
        color: 'house.gold',
      }}
    >
      <WorkspacePremiumOutlinedIcon fontSize="inherit" aria-hidden />
      {t('premium')}
    </Box>
  )
}
