import Box from '@mui/material/Box'
import { LogoMark } from '../../shared/illustrations/LogoMark.tsx'
import { useText } from '../i18n/useText.ts'
import { VisuallyHidden } from '../kit/page/VisuallyHidden.tsx'

/** Shown until it is known who is signed in. */
export function LoadingPage() {
  const t = useText()
  return (
    <Box role="status" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', color: 'primary.main' }}>
      <LogoMark size={48} />
      <VisuallyHidden>{t('layout.loading')}</VisuallyHidden>
    </Box>
  )
}
