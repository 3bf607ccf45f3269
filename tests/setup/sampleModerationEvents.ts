import { type Data, type Fact, providerId } from './sampleEvents.ts'

export function providerRejected(over: Partial<Data<'ProviderRejected'>> = {}): Fact<'ProviderRejected'> {
  const data = { providerId: providerId(), reason: 'missing_information', note: '', rejectedAt: '2026-11-22T12:00:00.000Z' } as const
  return { type: 'ProviderRejected', data: { ...data, ...over } }
}

export function providerSubmittedAgain(over: Partial<Data<'ProviderSubmittedAgain'>> = {}): Fact<'ProviderSubmittedAgain'> {
  return { type: 'ProviderSubmittedAgain', data: { providerId: providerId(), submittedAt: '2026-11-22T12:00:00.000Z', ...over } }
}

export function providerApproved(over: Partial<Data<'ProviderApproved'>> = {}): Fact<'ProviderApproved'> {
  return { type: 'ProviderApproved', data: { providerId: providerId(), ...over } }
}
