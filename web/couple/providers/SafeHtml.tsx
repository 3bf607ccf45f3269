import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { lazy, Suspense } from 'react'

const SanitisedHtml = lazy(async () => ({ default: (await import('./SanitisedHtml.tsx')).SanitisedHtml }))

interface SafeHtmlProps {
  /** Sanitised by the server; it is sanitised again here before it is shown. */
  readonly html: string
  readonly sx?: SxProps<Theme>
}

/** What a provider wrote, with its emphasis. Until the sanitiser has arrived its words alone are shown, in the same place. */
export function SafeHtml({ html, sx = {} }: SafeHtmlProps) {
  return (
    <Suspense
      fallback={
        <Box component="div" sx={sx}>
          {wordsOf(html)}
        </Box>
      }
    >
      <SanitisedHtml html={html} sx={sx} />
    </Suspense>
  )
}

/** The text of some HTML: a parsed document of its own runs nothing and loads nothing. The server waits for the sanitiser instead. */
function wordsOf(html: string): string {
  if (import.meta.env.SSR) return ''
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
