import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { Suspense } from 'react'
import { CrashBoundary } from '../loading/CrashBoundary.tsx'
import { lazily } from '../loading/lazily.tsx'

const SanitisedHtml = lazily(async () => (await import('./SanitisedHtml.tsx')).SanitisedHtml)

interface SafeHtmlProps {
  /** HTML that the server sanitised. It is sanitised again before it is rendered. */
  readonly html: string
  readonly sx?: SxProps<Theme>
}

/** Renders a provider's rich text. Until the sanitiser has loaded, its plain text is rendered in the same place. */
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

/**
 * The plain text of some HTML. A separately parsed document neither runs nor loads anything. The server does not need this: it waits for
 * the sanitiser.
 */
function wordsOf(html: string): string {
  if (import.meta.env.SSR) return ''
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
