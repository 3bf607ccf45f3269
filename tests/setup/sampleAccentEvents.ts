import { type Data, type Fact, providerId } from './sampleEvents.ts'

export function accentChosen(over: Partial<Data<'AccentChosen'>> = {}): Fact<'AccentChosen'> {
  return { type: 'AccentChosen', data: { providerId: providerId(), accent: 'plum', chosenAt: '2026-11-19T10:00:00.000Z', ...over } }
}
