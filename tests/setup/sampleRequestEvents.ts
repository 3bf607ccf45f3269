import { coupleId, type Data, type Fact, projectId, providerId, requestId, weddingDetails } from './sampleEvents.ts'

export function requestReceived(over: Partial<Data<'RequestReceived'>> = {}): Fact<'RequestReceived'> {
  return {
    type: 'RequestReceived',
    data: {
      requestId: requestId(),
      projectId: projectId(),
      providerId: providerId(),
      coupleId: coupleId(),
      contact: { firstname: 'Camille', lastname: 'Moreau', email: 'camille.moreau@example.fr', phone: '+33612345678' },
      message: 'Bonjour, êtes-vous libre en juin ?',
      receivedAt: '2026-11-10T08:30:00.000Z',
      ...weddingDetails,
      ...over,
    },
  }
}

export function requestSeen(over: Partial<Data<'RequestSeen'>> = {}): Fact<'RequestSeen'> {
  return {
    type: 'RequestSeen',
    data: { requestId: requestId(), providerId: providerId(), coupleId: coupleId(), seenAt: '2026-11-11T08:00:00.000Z', ...over },
  }
}

export function requestWithdrawnByCouple(over: Partial<Data<'RequestWithdrawnByCouple'>> = {}): Fact<'RequestWithdrawnByCouple'> {
  return {
    type: 'RequestWithdrawnByCouple',
    data: { requestId: requestId(), providerId: providerId(), coupleId: coupleId(), withdrawnAt: '2026-11-15T08:00:00.000Z', ...over },
  }
}

export function requestClosedByCouple(over: Partial<Data<'RequestClosedByCouple'>> = {}): Fact<'RequestClosedByCouple'> {
  const ids = { requestId: requestId(), providerId: providerId(), coupleId: coupleId() }
  return {
    type: 'RequestClosedByCouple',
    data: { ...ids, reason: 'planner-found', chosen: false, closedAt: '2026-11-15T08:00:00.000Z', ...over },
  }
}

export function contactDeletionAsked(over: Partial<Data<'ContactDeletionAsked'>> = {}): Fact<'ContactDeletionAsked'> {
  return {
    type: 'ContactDeletionAsked',
    data: { requestId: requestId(), providerId: providerId(), coupleId: coupleId(), askedAt: '2026-11-25T09:00:00.000Z', ...over },
  }
}

export function contactDeletionConfirmed(over: Partial<Data<'ContactDeletionConfirmed'>> = {}): Fact<'ContactDeletionConfirmed'> {
  return {
    type: 'ContactDeletionConfirmed',
    data: { requestId: requestId(), providerId: providerId(), coupleId: coupleId(), deletedAt: '2026-11-26T16:30:00.000Z', ...over },
  }
}

export function requestStageChanged(over: Partial<Data<'RequestStageChanged'>> = {}): Fact<'RequestStageChanged'> {
  const ids = { requestId: requestId(), providerId: providerId(), coupleId: coupleId() }
  return { type: 'RequestStageChanged', data: { ...ids, stage: 'contacted', changedAt: '2026-11-16T08:00:00.000Z', ...over } }
}

export function reviewInvited(over: Partial<Data<'ReviewInvited'>> = {}): Fact<'ReviewInvited'> {
  const ids = { requestId: requestId(), providerId: providerId(), coupleId: coupleId() }
  return { type: 'ReviewInvited', data: { ...ids, invitedAt: '2027-06-20T08:00:00.000Z', ...over } }
}

export function requestNoteWritten(over: Partial<Data<'RequestNoteWritten'>> = {}): Fact<'RequestNoteWritten'> {
  const ids = { requestId: requestId(), providerId: providerId(), coupleId: coupleId() }
  return { type: 'RequestNoteWritten', data: { ...ids, note: 'Camille préfère le soir.', writtenAt: '2026-11-16T09:00:00.000Z', ...over } }
}

export function requestsMarkedRead(over: Partial<Data<'RequestsMarkedRead'>> = {}): Fact<'RequestsMarkedRead'> {
  return {
    type: 'RequestsMarkedRead',
    data: { providerId: providerId(), requestIds: [requestId()], readAt: '2026-11-12T08:00:00.000Z', ...over },
  }
}
