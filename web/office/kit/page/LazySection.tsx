import { type ReactNode, Suspense } from 'react'
import { PageBoundary } from './PageBoundary.tsx'
import { SkeletonLines } from './SkeletonLines.tsx'

/** A part of a page, by `lazyPage`, whose code comes after the page's. Where it can't be loaded, the rest of the page stays. */
export function LazySection({ children }: { readonly children: ReactNode }) {
  return (
    <PageBoundary level="h3">
      <Suspense fallback={<SkeletonLines />}>{children}</Suspense>
    </PageBoundary>
  )
}
