import type { ContactedPrestataire, Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'

/** The part of a planner's card that the tests show. */
export const samplePlanner = {
  id: 'p1',
  publicId: 'abc',
  name: 'Atelier Fontaine',
  city: 'Lyon',
  cp: '69001',
  portrait: '',
  profileImage: '/images/x',
  profileUrl: '/planner/abc-atelier-fontaine',
  langues: [],
  prestations: [],
} as unknown as Prestataire

/** A planner that a couple has written to. */
export const contactedPlanner = {
  ...samplePlanner,
  status: 'sent',
  sentAt: '2026-11-21T10:00:00.000Z',
  seenAt: null,
  unlockedAt: null,
  contact: null,
  rejectedAt: null,
  withdrawnAt: null,
  closedAt: null,
  message: 'Are you free in June?\nCamille',
} as unknown as ContactedPrestataire
