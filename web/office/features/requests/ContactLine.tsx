import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useText } from '../../i18n/useText.ts'
import { CopyButton } from '../../kit/page/CopyButton.tsx'
import { VisuallyHidden } from '../../kit/page/VisuallyHidden.tsx'

interface ContactLineProps {
  readonly label: string
  readonly value: string | null | undefined
  /** Shown while the value is hidden. */
  readonly mask: string
  readonly href?: string | null
  /** The text that the copy button copies, and the button's name. */
  readonly copy?: { readonly text: string; readonly label: string }
}

/** One line of the contact data, masked or readable. */
export function ContactLine({ label, value, mask, href, copy }: ContactLineProps) {
  const t = useText()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '0 0 88px' }}>
        {label}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
        {!value ? (
          <Typography color="textSecondary">
            <Box component="span" aria-hidden sx={{ letterSpacing: 2 }}>
              {mask}
            </Box>
            <VisuallyHidden>{t('requests.contact.hidden')}</VisuallyHidden>
          </Typography>
        ) : href ? (
          <Link href={href}>{value}</Link>
        ) : (
          <Typography sx={{ fontWeight: 600 }}>{value}</Typography>
        )}
      </Box>
      {value && copy && <CopyButton {...copy} />}
    </Box>
  )
}
