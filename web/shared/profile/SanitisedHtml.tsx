import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import DOMPurify from 'dompurify'

const allowed = ['p', 'br', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'strong', 'b', 'em', 'i', 'u']

/** HTML through the same allow-list that it went through when it was written; for SafeHtml, which loads this when it is needed. */
export function SanitisedHtml({ html, sx }: { readonly html: string; readonly sx: SxProps<Theme> }) {
  // Where the page is rendered on the server there is no document, and the server's own allow-list was applied a moment ago.
  const clean = import.meta.env.SSR ? html : DOMPurify.sanitize(html, { ALLOWED_TAGS: allowed, ALLOWED_ATTR: [] })
  return <Box component="div" sx={sx} dangerouslySetInnerHTML={{ __html: clean }} />
}
