import Box from '@mui/material/Box'
import { useText } from '../i18n/useText.ts'
import { VisuallyHidden } from '../kit/page/VisuallyHidden.tsx'

/** The number of unread items at a menu entry. */
export function MenuCount({ unread }: { readonly unread: number }) {
  const t = useText()
  if (unread === 0) return null
  return (
    <Box
      component="span"
      data-unread-count={unread}
      sx={{
        minWidth: 24,
        px: 0.75,
        borderRadius: 5,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        typography: 'caption',
        fontWeight: 600,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span aria-hidden>{unread}</span>
      <VisuallyHidden>{t('layout.unread', { count: unread })}</VisuallyHidden>
    </Box>
  )
}
