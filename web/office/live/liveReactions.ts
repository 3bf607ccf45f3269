import { queryKeys } from '../api/queryKeys.ts'
import type { TextKey } from '../i18n/useText.ts'
import type { OfficeResource } from '../kit/defineResource.ts'
import { resources } from '../resources.ts'

type QueryKey = readonly unknown[]

/** The signed-in person, with plan, balance and approval. */
const changesMe = new Set([
  'CompanyDescribed',
  'CreditReturned',
  'CreditsCorrected',
  'CreditsPurchased',
  'EmailConfirmed',
  'LoginEmailChanged',
  'ProviderApproved',
  'ProviderRejected',
  'PurchaseRestored',
  'PurchaseReversed',
  'RequestUnlocked',
  'SubscriptionEnded',
  'SubscriptionStarted',
  'WelcomeCreditGranted',
  'WelcomeCreditReversed',
])
const changesUnread = new Set(['RequestReceived', 'RequestSeen', 'RequestsMarkedRead'])

/** Announced to screen readers. */
export const announcements: Readonly<Record<string, TextKey>> = { RequestReceived: 'layout.newRequest' }

/** The queries that an event outdates; undefined for an unknown event, e.g. of a newer server. */
export function staleAfter(type: string, all: readonly OfficeResource[] = resources): readonly QueryKey[] | undefined {
  const concerned: QueryKey[] = all.filter(({ changedBy }) => changedBy?.includes(type)).map(({ name }) => queryKeys.resource(name))
  if (changesMe.has(type)) concerned.push(queryKeys.me)
  if (changesUnread.has(type)) concerned.push(queryKeys.unread)
  return concerned.length > 0 ? concerned : undefined
}

/** The events that something reacts to. */
export function reactedTo(all: readonly OfficeResource[] = resources): ReadonlySet<string> {
  return new Set([...all.flatMap(({ changedBy = [] }) => changedBy), ...changesMe, ...changesUnread, ...Object.keys(announcements)])
}
