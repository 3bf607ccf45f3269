import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CrashBoundary } from '../../../shared/loading/CrashBoundary.tsx'
import { PartMissing } from '../../../shared/loading/lazily.tsx'
import { CrashMessage } from './CrashMessage.tsx'

/** Catches errors of a page while it is loaded or rendered. The menu stays usable, and opening another page resets it. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  return (
    <CrashBoundary resetOn={key} fallback={({ error, retry }) => <CrashMessage isMissing={error instanceof PartMissing} onRetry={retry} />}>
      {children}
    </CrashBoundary>
  )
}
