import { type Data, type Fact, providerId } from './sampleEvents.ts'

export function vatNumberGiven(over: Partial<Data<'VatNumberGiven'>> = {}): Fact<'VatNumberGiven'> {
  return {
    type: 'VatNumberGiven',
    data: { providerId: providerId(), number: 'FR40303265045', givenAt: '2026-11-24T10:05:00.000Z', ...over },
  }
}
