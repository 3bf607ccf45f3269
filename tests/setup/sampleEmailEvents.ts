import { type Data, type Fact, providerId } from './sampleEvents.ts'

export function emailConfirmed(over: Partial<Data<'EmailConfirmed'>> = {}): Fact<'EmailConfirmed'> {
  return { type: 'EmailConfirmed', data: { providerId: providerId(), confirmedAt: '2026-11-01T10:00:00.000Z', ...over } }
}

export function emailConfirmationAsked(over: Partial<Data<'EmailConfirmationAsked'>> = {}): Fact<'EmailConfirmationAsked'> {
  return { type: 'EmailConfirmationAsked', data: { providerId: providerId(), askedAt: '2026-11-01T09:30:00.000Z', ...over } }
}

/** Names of two e-mails in their claims. */
export const newClaim = '3f0a'.repeat(16)
export const formerClaim = '9c41'.repeat(16)

export function loginEmailChangeAsked(over: Partial<Data<'LoginEmailChangeAsked'>> = {}): Fact<'LoginEmailChangeAsked'> {
  const data = { email: 'claire@fontaine-mariages.example', claim: newClaim, askedAt: '2026-11-20T09:00:00.000Z' }
  return { type: 'LoginEmailChangeAsked', data: { providerId: providerId(), ...data, ...over } }
}

export function loginEmailChanged(over: Partial<Data<'LoginEmailChanged'>> = {}): Fact<'LoginEmailChanged'> {
  const emails = { email: 'claire@fontaine-mariages.example', former: 'claire@atelier-fontaine.example' }
  const data = { ...emails, claim: newClaim, formerClaim, changedAt: '2026-11-20T10:00:00.000Z' }
  return { type: 'LoginEmailChanged', data: { providerId: providerId(), ...data, ...over } }
}
