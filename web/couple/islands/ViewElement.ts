import { type ViewKind, viewKinds } from '../../../src/domain/views.ts'
import type { CoupleApi } from '../api/coupleApi.ts'
import { Island } from './island.ts'
import { onMediaSeen } from './mediaSeen.ts'
import { viewSourceOf } from './viewSourceOf.ts'

/**
 * Reports a view of a provider or a portfolio, once the page has loaded and is visible: not while it is prerendered or in a background
 * tab. With `data-media` it also reports the first opened photograph and the first played video. Nothing is stored in the browser, and
 * the answer is ignored.
 */
export function viewElement(api: Pick<CoupleApi, 'post'>): CustomElementConstructor {
  return class ViewElement extends Island {
    protected start(left: AbortSignal): void {
      const kind = viewKinds.find((each) => each === this.dataset['kind'])
      const { provider, portfolio } = this.dataset
      const publicId = portfolio ?? provider
      if (kind === undefined || publicId === undefined) return
      const send = (what: ViewKind) => {
        const source = viewSourceOf(document.referrer, window.location.host)
        const reported =
          what === 'portfolio'
            ? api.post('/api/directory/portfolios/:publicId/views', { params: { publicId }, body: { source }, idempotencyKey: null })
            : api.post('/api/directory/providers/:publicId/views', {
                params: { publicId },
                body: { kind: what, source },
                idempotencyKey: null,
              })
        reported.catch(() => {})
      }
      const seen = new AbortController()
      const report = () => {
        // An earlier report would delay the page's images.
        if (document.readyState !== 'complete' || document.visibilityState !== 'visible' || seen.signal.aborted) return
        seen.abort()
        send(kind)
      }
      if (this.dataset['media'] !== undefined) onMediaSeen(send, left)
      const signal = AbortSignal.any([left, seen.signal])
      window.addEventListener('load', report, { signal })
      document.addEventListener('visibilitychange', report, { signal })
      report()
    }
  }
}
