import { useEffect } from 'react'
import type { ViewSource } from '../../../../src/domain/views.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { onMediaSeen, type SeenMedia } from '../../islands/mediaSeen.ts'

/** Reports that the couple views a profile, opens a photograph or plays a video there. Null while no profile is shown. */
export function useReportView(publicId: string | null, source: ViewSource): void {
  const api = useApi()
  useEffect(() => {
    if (publicId === null) return
    const left = new AbortController()
    const report = (kind: 'profile' | SeenMedia) => {
      const body = { kind, source }
      api.post('/api/directory/providers/:publicId/views', { params: { publicId }, body, idempotencyKey: null }).catch(() => {})
    }
    report('profile')
    onMediaSeen(report, left.signal)
    return () => left.abort()
  }, [api, publicId, source])
}
