import Link from '@mui/material/Link'
import { useText } from '../i18n/useText.ts'

/** Skips the menu, for keyboard users. */
export function SkipLink() {
  const t = useText()
  return (
    <Link
      href="#content"
      sx={{
        position: 'fixed',
        left: 16,
        top: -100,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 1,
        '&:focus': { top: 8 },
      }}
    >
      {t('layout.skip')}
    </Link>
  )
}
