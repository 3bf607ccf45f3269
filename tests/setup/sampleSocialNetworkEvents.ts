import { type Data, type Fact, providerId } from './sampleEvents.ts'

export function socialNetworksChanged(over: Partial<Data<'SocialNetworksChanged'>> = {}): Fact<'SocialNetworksChanged'> {
  return {
    type: 'SocialNetworksChanged',
    data: {
      providerId: providerId(),
      addresses: { instagram: 'https://www.instagram.com/ateliertilleuls' },
      changedAt: '2026-11-24T10:00:00.000Z',
      ...over,
    },
  }
}
