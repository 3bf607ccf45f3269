import type { Me } from '../api/officeDataProvider.ts'

/** A provider on the free plan with three credits, as the API returns it. */
export const signedInProvider: Me = {
  id: '8e1cbb10-6c0f-4f3f-9d0e-6f2a3a6f0001',
  publicId: '8e1cbb106c0f',
  kind: 'planner',
  firstname: 'Claire',
  lastname: 'Fontaine',
  email: 'claire@atelier.example',
  phone: '+33478123456',
  locale: 'en-GB',
  companyName: 'Atelier Fontaine',
  emailConfirmed: true,
  approved: true,
  registeredAt: '2026-01-01T09:00:00.000Z',
  plan: 'free',
  planSince: '2026-01-01T09:00:00.000Z',
  credits: 3,
  session: { role: 'provider', capabilities: [], impersonated: false },
}
