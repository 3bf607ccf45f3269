import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { lazily } from '../../shared/loading/lazily.tsx'
import { LazyPart } from '../layout/LazyPart.tsx'

const SanitisedHtml = lazily(async () => (await import('./SanitisedHtml.tsx')).SanitisedHtml)

interface SafeHtmlProps {
  /** Sanitised by the server; it is sanitised again here before it is shown. */
  readonly html: string
  readonly sx?: SxProps<Theme>
}

/** What a provider wrote, with its emphasis. Until the sanitiser has arrived its words alone are shown, in the same place. */
export function SafeHtml({ html, sx = {} }: SafeHtmlProps) {
  const words = (
    <Box component="div" sx={sx}>
      {wordsOf(html)}
    </Box>
  )
  return (
    <LazyPart loading={words} fallback={words}>
      <SanitisedHtml html={html} sx={sx} />
    </LazyPart>
  )
}

/** The text of some HTML: a parsed document of its own runs nothing and loads nothing. The server waits for the sanitiser instead. */
function wordsOf(html: string): string {
  if (import.meta.env.SSR) return ''
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
