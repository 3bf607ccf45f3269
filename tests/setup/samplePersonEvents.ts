import { type Data, type Fact, providerId } from './sampleEvents.ts'

const certificateId = 'd0000000-0000-7000-8000-000000000009'

export function personErasureAsked(over: Partial<Data<'PersonErasureAsked'>> = {}): Fact<'PersonErasureAsked'> {
  const person = { kind: 'provider', id: providerId() } as const
  return {
    type: 'PersonErasureAsked',
    data: { person, certificateId, reason: 'asked-by-person', askedAt: '2026-11-18T08:00:00.000Z', ...over },
  }
}

export function notificationPreferenceChanged(
  over: Partial<Data<'NotificationPreferenceChanged'>> = {},
): Fact<'NotificationPreferenceChanged'> {
  const person = { kind: 'provider', id: providerId() } as const
  return {
    type: 'NotificationPreferenceChanged',
    data: { person, kind: 'new-requests', wanted: false, changedAt: '2026-11-17T08:00:00.000Z', ...over },
  }
}

export function textMessagePreferenceChanged(
  over: Partial<Data<'TextMessagePreferenceChanged'>> = {},
): Fact<'TextMessagePreferenceChanged'> {
  return {
    type: 'TextMessagePreferenceChanged',
    data: { providerId: providerId(), kind: 'new-requests', wanted: true, changedAt: '2026-11-17T08:00:00.000Z', ...over },
  }
}

export function personErased(over: Partial<Data<'PersonErased'>> = {}): Fact<'PersonErased'> {
  return {
    type: 'PersonErased',
    data: {
      person: { kind: 'provider', id: providerId() },
      certificateId,
      projects: [],
      requests: [],
      reviews: [],
      corrections: [],
      askedAt: '2026-11-18T08:00:00.000Z',
      erasedAt: '2026-11-18T08:00:01.000Z',
      ...over,
    },
  }
}

const mail = 'e0000000-0000-5000-8000-000000000001'

export function mailBounced(over: Partial<Data<'MailBounced'>> = {}): Fact<'MailBounced'> {
  const person = { kind: 'provider', id: providerId() } as const
  const data = { person, mail, kind: 'new-requests', isHard: true, isFinal: true, bouncedAt: '2026-11-19T08:00:00.000Z' } as const
  return { type: 'MailBounced', data: { ...data, ...over } }
}

export function mailComplained(over: Partial<Data<'MailComplained'>> = {}): Fact<'MailComplained'> {
  const person = { kind: 'provider', id: providerId() } as const
  return { type: 'MailComplained', data: { person, mail, kind: 'new-requests', complainedAt: '2026-11-19T09:00:00.000Z', ...over } }
}

export function mailTriedAgain(over: Partial<Data<'MailTriedAgain'>> = {}): Fact<'MailTriedAgain'> {
  return { type: 'MailTriedAgain', data: { person: { kind: 'provider', id: providerId() }, triedAt: '2026-11-19T10:00:00.000Z', ...over } }
}
