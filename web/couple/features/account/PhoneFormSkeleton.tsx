import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PhoneFormIntroduction } from './PhoneFormIntroduction.tsx'

/** The phone form's skeleton, with the same layout. */
export function PhoneFormSkeleton() {
  const { t } = useTranslation('common')
  const block = { bgcolor: 'divider', borderRadius: 1, opacity: 0.6 }
  return (
    <>
      <PhoneFormIntroduction />
      <Box role="status" aria-label={t('loading')}>
        <Box sx={{ ...block, height: 56 }} />
        <Box sx={{ height: 27 }} />
        <Box sx={{ ...block, height: 52, mt: 3, width: { xs: '100%', sm: 240 } }} />
      </Box>
    </>
  )
}
