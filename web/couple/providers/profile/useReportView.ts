import { useEffect } from 'react'
import type { ViewSource } from '../../../../src/domain/views.ts'
import { useApi } from '../../api/ApiProvider.tsx'

/** Reports that the couple looks at a provider's profile. */
export function useReportView(publicId: string, source: ViewSource): void {
  const api = useApi()
  useEffect(() => {
    const body = { kind: 'profile', source } as const
    api.post('/api/directory/providers/:publicId/views', { params: { publicId }, body, idempotencyKey: null }).catch(() => {})
  }, [api, publicId, source])
}
