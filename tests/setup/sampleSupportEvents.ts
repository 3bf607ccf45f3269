import { type Data, type Fact, providerId } from './sampleEvents.ts'

/** The nth message to the operator of a test. */
export const supportMessageId = (number = 1) => `e0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export function supportMessageSent(over: Partial<Data<'SupportMessageSent'>> = {}): Fact<'SupportMessageSent'> {
  return {
    type: 'SupportMessageSent',
    data: {
      providerId: providerId(),
      messageId: supportMessageId(),
      reference: '3222-2222',
      subject: 'credits',
      text: 'Je ne retrouve pas la facture du mois de mai.',
      premium: false,
      sentAt: '2026-11-20T10:00:00.000Z',
      ...over,
    },
  }
}
