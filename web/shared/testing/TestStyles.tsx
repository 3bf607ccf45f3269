import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'

interface TestStylesProps {
  /** Whether the test checks styles. */
  readonly areApplied: boolean
  readonly children: ReactNode
}

/**
 * Gives the components an Emotion cache of their own; the default one would write into the document of the worker's first test file.
 * jsdom matches every rule against every element, which takes half of a test's time, so styles are applied only on demand.
 */
export function TestStyles({ areApplied, children }: TestStylesProps) {
  const [cache] = useState(() => createCache({ key: 'css', container: areApplied ? document.head : document.createElement('head') }))
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
