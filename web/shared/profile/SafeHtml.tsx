import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { Suspense } from 'react'
import { CrashBoundary } from '../loading/CrashBoundary.tsx'
import { lazily } from '../loading/lazily.tsx'

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
    <CrashBoundary resetOn={html} fallback={() => words}>
      <Suspense fallback={words}>
        <SanitisedHtml html={html} sx={sx} />
      </Suspense>
    </CrashBoundary>
  )
}

/** The text of some HTML: a parsed document of its own runs nothing and loads nothing. The server waits for the sanitiser instead. */
function wordsOf(html: string): string {
  if (import.meta.env.SSR) return ''
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
