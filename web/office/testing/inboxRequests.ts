import type { InboxRequest } from '../inbox/inboxRequest.ts'

/** A locked request as the API answers it. */
export function lockedRequest(over: Partial<InboxRequest> = {}): InboxRequest {
  return {
    id: '5b1f7c9e-3d24-5a86-9c71-8e2d4f6a0b35',
    venue: null,
    status: 'locked',
    receivedAt: '2026-11-10T08:30:00.000Z',
    seenAt: '2026-11-11T08:00:00.000Z',
    readAt: '2026-11-11T08:00:00.000Z',
    unlockedAt: null,
    paidWith: null,
    rejectedAt: null,
    rejectionReason: null,
    rejectionNote: null,
    withdrawnAt: null,
    closedAt: null,
    closedReason: null,
    chosen: false,
    deletionAskedAt: null,
    contactDeletedAt: null,
    creditReturned: false,
    stage: null,
    stageChangedAt: null,
    hasNote: false,
    eventType: 'mariage',
    eventTypeText: null,
    serviceType: 'complete',
    weddingTheme: 'Champêtre',
    eventDate: '2027-06-19',
    eventLocation: 'Lyon',
    city: 'Lyon',
    zipCode: '69001',
    country: 'FR',
    latitude: 45.8,
    longitude: 4.8,
    positionIsExact: false,
    guestRange: '50to100',
    budgetRange: '20000to30000',
    plannerBudgetRange: '2000to5000',
    languages: ['fr', 'en'],
    plannerPreference: 'nearEvent',
    message: 'Bonjour, êtes-vous libre en juin ?',
    contact: null,
    erased: false,
    ...over,
  }
}

/** The same once it was unlocked. */
export function unlockedRequest(over: Partial<InboxRequest> = {}): InboxRequest {
  return lockedRequest({
    status: 'unlocked',
    unlockedAt: '2026-11-12T10:00:00.000Z',
    paidWith: 'credit',
    stage: 'new',
    eventLocation: '12 rue Mercière, Lyon',
    latitude: 45.7578,
    longitude: 4.832,
    positionIsExact: true,
    contact: { firstname: 'Camille', lastname: 'Moreau', email: 'camille.moreau@example.fr', phone: '+33612345678' },
    ...over,
  })
}
