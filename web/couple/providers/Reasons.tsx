import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Why a provider is suggested, as short labels. */
export function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  const { t } = useTranslation('providers')
  if (reasons.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t('why.title')}
      sx={{
        listStyle: 'none',
        m: 0,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        bgcolor: 'house.evergreenLight',
        color: 'primary.main',
        typography: 'body2',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.25,
      }}
    >
      {reasons.map((reason) => (
        <Box key={reason} component="li" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <CheckIcon fontSize="inherit" aria-hidden />
          {reason}
        </Box>
      ))}
    </Box>
  )
}
