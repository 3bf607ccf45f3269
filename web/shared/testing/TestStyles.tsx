import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'

interface TestStylesProps {
  /** Whether the test looks at what the styles do. */
  readonly areApplied: boolean
  readonly children: ReactNode
}

/**
 * The styles of the components within, in a cache of their own: Emotion's would write into the document of the first file that this worker ran.
 * jsdom has no layout, but matches every element it is asked about with every rule: half of a test's time, so they are applied on demand only.
 */
export function TestStyles({ areApplied, children }: TestStylesProps) {
  const [cache] = useState(() => createCache({ key: 'css', container: areApplied ? document.head : document.createElement('head') }))
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
