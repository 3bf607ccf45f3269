import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Id of the page's main part. */
export const mainId = 'content'

/** The first stop of the keyboard: past the header to the page. */
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
