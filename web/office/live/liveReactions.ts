import { queryKeys } from '../api/queryKeys.ts'
import type { TextKey } from '../i18n/useText.ts'
import { resources } from '../resources.ts'

type QueryKey = readonly unknown[]

/** Who is signed in, with plan, balance and approval. */
const changesMe = new Set([
  'CompanyDescribed',
  'CreditReturned',
  'CreditsCorrected',
  'ProviderApproved',
  'RequestUnlocked',
  'SubscriptionEnded',
  'SubscriptionStarted',
  'WelcomeCreditGranted',
])
const changesUnread = new Set(['RequestReceived', 'RequestSeen'])

/** What is said to those who listen. */
export const announcements: Readonly<Record<string, TextKey>> = { RequestReceived: 'layout.newRequest' }

/** The queries whose answers an event puts out of date; undefined for an event that nobody here knows, e.g. of a newer server. */
export function staleAfter(type: string): readonly QueryKey[] | undefined {
  const concerned: QueryKey[] = resources.filter(({ changedBy }) => changedBy?.includes(type)).map(({ name }) => [name])
  if (changesMe.has(type)) concerned.push(queryKeys.me)
  if (changesUnread.has(type)) concerned.push(queryKeys.unread)
  return concerned.length > 0 ? concerned : undefined
}
