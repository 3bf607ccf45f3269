import { viewKinds } from '../../../src/domain/views.ts'
import type { CoupleApi } from '../api/coupleApi.ts'
import { Island } from './island.ts'
import { viewSourceOf } from './viewSourceOf.ts'

/**
 * Reports that somebody looks at a provider, once the page can be seen: not while it is rendered ahead or waits in another tab. It stores
 * nothing in the browser, and whether the view was counted matters to nobody here.
 */
export function viewElement(api: Pick<CoupleApi, 'post'>): CustomElementConstructor {
  return class ViewElement extends Island {
    protected start(left: AbortSignal): void {
      const kind = viewKinds.find((each) => each === this.dataset['kind'])
      const publicId = this.dataset['provider']
      if (kind === undefined || publicId === undefined) return
      const seen = new AbortController()
      const report = () => {
        if (document.visibilityState !== 'visible' || seen.signal.aborted) return
        seen.abort()
        const body = { kind, source: viewSourceOf(document.referrer, window.location.host) }
        api.post('/api/directory/providers/:publicId/views', { params: { publicId }, body, idempotencyKey: null }).catch(() => {})
      }
      document.addEventListener('visibilitychange', report, { signal: AbortSignal.any([left, seen.signal]) })
      report()
    }
  }
}
