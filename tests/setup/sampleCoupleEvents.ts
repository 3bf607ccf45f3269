import { coupleStream } from '../../src/domain/couple/couple.ts'
import { coupleId, type Data, type Fact, lyon, providerId } from './sampleEvents.ts'

const certificateId = 'd0000000-0000-7000-8000-000000000001'

export function coupleRegistered(over: Partial<Data<'CoupleRegistered'>> = {}): Fact<'CoupleRegistered'> {
  return {
    type: 'CoupleRegistered',
    data: {
      coupleId: coupleId(),
      firstname: 'Camille',
      lastname: 'Moreau',
      email: 'camille.moreau@example.fr',
      phone: '+33612345678',
      home: lyon,
      locale: 'fr-FR',
      termsVersion: '2026-11-01',
      termsAcceptedAt: '2026-11-01T09:00:00.000Z',
      ...over,
    },
  }
}

export function coupleImported(over: Partial<Data<'CoupleImported'>> = {}): Fact<'CoupleImported'> {
  return { type: 'CoupleImported', data: { ...coupleRegistered().data, home: null, ...over } }
}

export function coupleProfileUpdated(over: Partial<Data<'CoupleProfileUpdated'>> = {}): Fact<'CoupleProfileUpdated'> {
  return {
    type: 'CoupleProfileUpdated',
    data: { coupleId: coupleId(), email: 'camille@example.fr', home: lyon, locale: 'fr-FR', ...over },
  }
}

export function accountDeletionAsked(over: Partial<Data<'AccountDeletionAsked'>> = {}): Fact<'AccountDeletionAsked'> {
  return {
    type: 'AccountDeletionAsked',
    data: { coupleId: coupleId(), certificateId, askedAt: '2026-11-18T08:00:00.000Z', ...over },
  }
}

export function coupleErased(over: Partial<Data<'CoupleErased'>> = {}): Fact<'CoupleErased'> {
  const data = {
    coupleId: coupleId(),
    certificateId,
    projects: [],
    requests: [],
    erasedAt: '2026-11-18T08:00:01.000Z',
    ...over,
  }
  return { type: 'CoupleErased', data }
}

export function favouriteAdded(over: Partial<Data<'FavouriteAdded'>> = {}): Fact<'FavouriteAdded'> {
  return { type: 'FavouriteAdded', data: { coupleId: coupleId(), providerId: providerId(), ...over } }
}

export function favouriteRemoved(over: Partial<Data<'FavouriteRemoved'>> = {}): Fact<'FavouriteRemoved'> {
  return { type: 'FavouriteRemoved', data: { coupleId: coupleId(), providerId: providerId(), ...over } }
}

export function textMessageRefused(over: Partial<Data<'TextMessageRefused'>> = {}): Fact<'TextMessageRefused'> {
  const data = { coupleId: coupleId(), message: 'f0000000-0000-5000-8000-000000000001', refusedAt: '2026-11-18T10:00:00.000Z' }
  return { type: 'TextMessageRefused', data: { ...data, ...over } }
}

export function claimed(over: Partial<Data<'Claimed'>> = {}): Fact<'Claimed'> {
  const owner = coupleId()
  return { type: 'Claimed', data: { owner, ownerStream: coupleStream(owner), claimedAt: '2026-11-20T09:59:00.000Z', ...over } }
}

export function released(over: Partial<Data<'Released'>> = {}): Fact<'Released'> {
  return { type: 'Released', data: { owner: coupleId(), ...over } }
}
