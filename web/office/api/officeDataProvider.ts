import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, fetchUtils } from 'react-admin'
import type { z } from 'zod'
import type { ProviderSelf } from '../../../src/api/schemas/pro/auth.ts'
import type { Rejection } from '../../../src/api/schemas/pro/requestSchemas.ts'
import type { Method } from '../../shared/api/apiClient.ts'
import type { OfficeApi } from './officeApi.ts'
import { toHttpError } from './toHttpError.ts'

/** Who is signed in, with plan and credits. */
export type Me = z.output<typeof ProviderSelf>

/** Reads and writes of the office: react-admin's, and the verbs of the field. `intent` is one click's idempotency key, also of its retries. */
export interface OfficeDataProvider extends DataProvider {
  unlockRequest(id: string, intent: string): Promise<void>
  rejectRequest(id: string, rejection: Rejection, intent: string): Promise<void>
  confirmDeletion(id: string, intent: string): Promise<void>
  markSeen(id: string): Promise<void>
  countUnread(): Promise<number>
  readMe(): Promise<Me>
}

const base = '/api/pro'

export function createOfficeDataProvider(api: OfficeApi): OfficeDataProvider {
  const call = async <Body>(...given: Parameters<OfficeApi['call']>): Promise<Body> => {
    try {
      return await api.call<Body>(...given)
    } catch (error) {
      throw toHttpError(error)
    }
  }
  const httpClient = async (url: string, { method = 'GET', body: text, signal }: fetchUtils.Options = {}) => {
    try {
      const { body, headers } = await api.answer<unknown>(method as Method, url, {
        ...(typeof text === 'string' ? { body: JSON.parse(text) as unknown } : {}),
        ...(signal ? { signal } : {}),
      })
      return { status: 200, headers, body: '', json: body }
    } catch (error) {
      throw toHttpError(error)
    }
  }
  const rest = simpleRestProvider(base, httpClient)
  const act = async (id: string, verb: string, options: { readonly body?: object; readonly idempotencyKey?: string } = {}) => {
    await call('POST', `${base}/requests/${encodeURIComponent(id)}/${verb}`, options)
  }
  return {
    ...rest,
    supportAbortSignal: true,
    unlockRequest: (id, idempotencyKey) => act(id, 'unlock', { idempotencyKey }),
    rejectRequest: (id, body, idempotencyKey) => act(id, 'reject', { body, idempotencyKey }),
    confirmDeletion: (id, idempotencyKey) => act(id, 'confirm-deletion', { idempotencyKey }),
    markSeen: (id) => act(id, 'seen'),
    async countUnread() {
      const pagination = { page: 1, perPage: 1 }
      const sort = { field: 'receivedAt', order: 'DESC' } as const
      const { total = 0 } = await rest.getList('requests', { pagination, sort, filter: { seen: false } })
      return total
    },
    readMe: () => call<Me>('GET', `${base}/me`),
  }
}
