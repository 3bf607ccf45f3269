/** What the inbox shows of a provider's requests, by the filter that asks the API for it. */
export const inboxTabs = [
  { name: 'all', filter: {} },
  { name: 'unread', filter: { seen: false } },
  { name: 'locked', filter: { status: 'locked' } },
  { name: 'unlocked', filter: { status: 'unlocked' } },
  { name: 'rejected', filter: { status: 'rejected' } },
] as const

export type InboxTab = (typeof inboxTabs)[number]['name']

/** The filters of the inbox as the API takes them. */
export interface InboxFilter {
  readonly seen?: boolean | undefined
  readonly status?: string | undefined
  readonly eventType?: string | undefined
  readonly city?: string | undefined
}

export function tabOf({ seen, status }: InboxFilter): InboxTab {
  return (
    inboxTabs.find(({ filter }) => ('status' in filter ? filter.status === status : 'seen' in filter && seen === filter.seen))?.name ??
    'all'
  )
}
