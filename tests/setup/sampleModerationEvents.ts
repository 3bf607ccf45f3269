import { type ProfilePart, singlePart } from '../../src/domain/provider/profilePart.ts'
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

/** Parts that wait, in their first version unless said otherwise. */
export function profilePartsChanged(
  parts: readonly (ProfilePart | { readonly part: ProfilePart; readonly version: number; readonly waits?: boolean })[] = [
    singlePart('portrait'),
  ],
  over: Partial<Data<'ProfilePartsChanged'>> = {},
): Fact<'ProfilePartsChanged'> {
  const all = parts.map((given) => ({ version: 1, waits: true, ...(typeof given === 'string' ? { part: given } : given) }))
  return { type: 'ProfilePartsChanged', data: { providerId: providerId(), parts: all, changedAt: '2026-11-20T10:00:00.000Z', ...over } }
}

export function profilePartApproved(over: Partial<Data<'ProfilePartApproved'>> = {}): Fact<'ProfilePartApproved'> {
  const data = { providerId: providerId(), part: singlePart('portrait'), version: 1, approvedAt: '2026-11-20T10:00:00.000Z' }
  return { type: 'ProfilePartApproved', data: { ...data, ...over } }
}

export function profilePartRejected(over: Partial<Data<'ProfilePartRejected'>> = {}): Fact<'ProfilePartRejected'> {
  const why = { reason: 'copied_text', note: 'https://example.test/about' } as const
  const data = { providerId: providerId(), part: singlePart('portrait'), version: 1, ...why, rejectedAt: '2026-11-20T10:00:00.000Z' }
  return { type: 'ProfilePartRejected', data: { ...data, ...over } }
}
