import { type Data, type Fact, providerId } from './sampleEvents.ts'

export function emailConfirmed(over: Partial<Data<'EmailConfirmed'>> = {}): Fact<'EmailConfirmed'> {
  return { type: 'EmailConfirmed', data: { providerId: providerId(), confirmedAt: '2026-11-01T10:00:00.000Z', ...over } }
}

export function emailConfirmationAsked(over: Partial<Data<'EmailConfirmationAsked'>> = {}): Fact<'EmailConfirmationAsked'> {
  return { type: 'EmailConfirmationAsked', data: { providerId: providerId(), askedAt: '2026-11-01T09:30:00.000Z', ...over } }
}
