import type { AccountEvent } from '../../src/domain/account/accountEvents.ts'
import { providerId } from './sampleEvents.ts'

type Closed = Extract<AccountEvent, { type: 'AccountClosed' }>

export function accountClosed(over: Partial<Closed['data']> = {}): Closed {
  return { type: 'AccountClosed', data: { providerId: providerId(), lapsedCredits: 2, closedAt: '2026-11-20T10:00:00.000Z', ...over } }
}
