import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Id of the main element. */
export const mainId = 'content'

/** The first keyboard stop: skips the header. */
export function SkipLink() {
  const { t } = useTranslation('layout')
  return (
    <Box
      component="a"
      href={`#${mainId}`}
      sx={{ position: 'absolute', left: -9999, '&:focus': { left: 16, top: 16, zIndex: 'tooltip', bgcolor: 'background.paper', p: 1 } }}
    >
      {t('skip')}
    </Box>
  )
}
