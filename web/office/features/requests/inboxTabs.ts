/** What the inbox shows of a provider's requests, by the filter that asks the API for it. */
export const inboxTabs = [
  { name: 'all', filter: {} },
  { name: 'unread', filter: { unread: true } },
  { name: 'locked', filter: { status: 'locked' } },
  { name: 'unlocked', filter: { status: 'unlocked' } },
  { name: 'rejected', filter: { status: 'rejected' } },
] as const

export type InboxTab = (typeof inboxTabs)[number]['name']

/** The filters of the inbox as the API takes them. */
export interface InboxFilter {
  readonly unread?: boolean | undefined
  readonly status?: string | undefined
  readonly stage?: string | undefined
  readonly venueId?: string | undefined
  readonly eventType?: string | undefined
  readonly eventFrom?: string | undefined
  readonly eventTo?: string | undefined
  readonly q?: string | undefined
  /** In addresses that were kept from before there was a search in all of a request. */
  readonly city?: string | undefined
}

/** The filters of the sheet: those that neither a tab nor the search sets. */
export const sheetFilters = ['stage', 'venueId', 'eventType', 'eventFrom', 'eventTo'] as const satisfies readonly (keyof InboxFilter)[]

export function tabOf({ unread, status }: InboxFilter): InboxTab | undefined {
  const tab = inboxTabs.find(({ filter }) =>
    'status' in filter ? filter.status === status : 'unread' in filter && unread === filter.unread,
  )
  return tab?.name ?? (status === undefined && unread === undefined ? 'all' : undefined)
}
