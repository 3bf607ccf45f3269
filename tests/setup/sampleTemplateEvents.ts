import { type Data, type Fact, providerId } from './sampleEvents.ts'

/** The nth reply template of a test. */
export const replyTemplateId = (number = 1) => `d0000000-0000-7000-8000-${String(number).padStart(12, '0')}`

export function replyTemplateAdded(over: Partial<Data<'ReplyTemplateAdded'>> = {}): Fact<'ReplyTemplateAdded'> {
  const words = { title: 'Votre mariage', text: 'Bonjour {firstname}, merci de votre message.' }
  return {
    type: 'ReplyTemplateAdded',
    data: { providerId: providerId(), templateId: replyTemplateId(), ...words, addedAt: '2026-11-16T10:00:00.000Z', ...over },
  }
}
