/** The tabs of the inbox, each with its filter for the API. */
export const inboxTabs = [
  { name: 'all', filter: {} },
  { name: 'unread', filter: { unread: true } },
  { name: 'locked', filter: { status: 'locked' } },
  { name: 'unlocked', filter: { status: 'unlocked' } },
  { name: 'rejected', filter: { status: 'rejected' } },
] as const

export type InboxTab = (typeof inboxTabs)[number]['name']

/** The inbox's filters, as the API takes them. */
export interface InboxFilter {
  readonly unread?: boolean | undefined
  readonly status?: string | undefined
  readonly stage?: string | undefined
  readonly venueId?: string | undefined
  readonly eventType?: string | undefined
  readonly eventFrom?: string | undefined
  readonly eventTo?: string | undefined
  readonly q?: string | undefined
  /** An older filter, which bookmarked URLs may still contain. */
  readonly city?: string | undefined
}

/** The filters of the sheet: those without a tab or a search field. */
export const sheetFilters = ['stage', 'venueId', 'eventType', 'eventFrom', 'eventTo'] as const satisfies readonly (keyof InboxFilter)[]

export function tabOf({ unread, status }: InboxFilter): InboxTab | undefined {
  const tab = inboxTabs.find(({ filter }) =>
    'status' in filter ? filter.status === status : 'unread' in filter && unread === filter.unread,
  )
  return tab?.name ?? (status === undefined && unread === undefined ? 'all' : undefined)
}
