import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import DOMPurify from 'dompurify'

const allowed = ['p', 'br', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'strong', 'b', 'em', 'i', 'u']

/** Renders HTML through the server's allow-list. SafeHtml loads this module on demand. */
export function SanitisedHtml({ html, sx }: { readonly html: string; readonly sx: SxProps<Theme> }) {
  // On the server there is no document, and the HTML has just been sanitised there.
  const clean = import.meta.env.SSR ? html : DOMPurify.sanitize(html, { ALLOWED_TAGS: allowed, ALLOWED_ATTR: [] })
  return <Box component="div" sx={sx} dangerouslySetInnerHTML={{ __html: clean }} />
}
