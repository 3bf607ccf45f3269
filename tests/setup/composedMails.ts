import type { Language } from '../../src/domain/locale.ts'
import type { OptionalMailKind } from '../../src/domain/mailKinds.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import type { PlannerToMention } from '../../src/jobs/messages/aboutPlanner.ts'
import type { MessageToCompose, OutgoingMessage, Recipient } from '../../src/jobs/messages/messageTemplate.ts'
import { type MessageSources, messageTemplates } from '../../src/jobs/messages/messageTemplates.ts'
import type { SupportMessageToMail } from '../../src/jobs/messages/supportMessage.ts'
import type { SignedLinks } from '../../src/operational/signedLinks.ts'
import { invoiceIssued } from './sampleInvoiceEvents.ts'

export const requestId = '0190f3a2-0000-7000-8000-000000000001'
export const recipientId = '0190f3a2-0000-7000-8000-000000000002'
const links: SignedLinks = {
  sign: ({ purpose, about }) => `${purpose}-${about}`.replace(' ', '-'),
  open: async () => ({ state: 'invalid' }),
}
export const fontaine: PlannerToMention = {
  name: 'Atelier Fontaine',
  contact: 'Zoé Petit',
  email: 'zoe@example.test',
  phone: '+33687654321',
  reviewUrl: 'https://planners.test/review/t',
}
const others = {
  eventDate: '2027-06-12',
  planners: [
    { name: 'Maison Clé', city: 'Lyon', kilometres: 2.4, portrait: 'Des fêtes à votre image.', path: '/planner/abc-maison-cle' },
    { name: 'Belle Journée', city: 'Vienne', kilometres: 31.6, portrait: '', path: '/planner/def-belle-journee' },
  ],
}
export const sources = {
  publicUrl: 'https://planners.test',
  phoneCodeMinutes: 10,
  links,
  loadPasswordVersion: async () => 'version-3',
  changedEmails: {
    newEmail: async () => 'nouvelle@example.test',
    formerEmail: async () => 'ancienne@example.test',
  },
  confirmEmailHours: 48,
  newPasswordMinutes: 60,
  loadPlanner: async () => fontaine,
  loadVenueOf: async (): Promise<string | undefined> => undefined,
  supportEmail: 'support@planners.test',
  loadRequestNews: async () => 'expired' as const,
  invoices: {
    load: async (id: string) => (id === requestId ? invoiceIssued().data : undefined),
    file: async () => Buffer.from('%PDF'),
  },
  textMessages: defaultRules.textMessages,
  now: () => new Date(),
  loadOthers: async (_couple: string, project: string) => (project === requestId ? others : undefined),
  loadUnsubscribeUrl: async ({ id }: { readonly id: string }, kind: OptionalMailKind) => ({
    url: `https://planners.test/unsubscribe/${kind}/${id}`,
  }),
}
export const withoutPeople: MessageSources = {
  ...sources,
  loadRecipient: async () => 'erased',
  loadPhoneCode: async () => 'expired',
  loadRejection: async () => undefined,
  loadPartRejection: async () => undefined,
  loadVenueNews: async () => undefined,
  loadReview: async () => undefined,
  loadSupportMessage: async () => undefined,
}
export const claire: Recipient = { name: 'Claire Lefèvre', email: 'claire@example.test', phone: '+33612345678', locale: 'fr-FR' }

export const supportMessage: SupportMessageToMail = {
  reference: '7K2M-9PXA',
  subject: 'credits',
  text: 'Bonjour,\nje ne retrouve pas la facture du mois de mai.\nMerci',
  premium: true,
  sentAt: '2026-11-20T10:00:00.000Z',
  company: 'Atelier Fontaine',
  emailConfirmed: true,
}

const aboutReview = {
  provider: 'Atelier Fontaine',
  moderation: 'hidden',
  hiddenReason: 'It names a guest.',
  url: 'https://planners.test/my-review/t',
} as const

export async function compose(
  template: string,
  {
    recipient = claire,
    params = { requestId, eventDate: '2027-06-12' },
    message = supportMessage,
    ...over
  }: {
    recipient?: Recipient
    params?: MessageToCompose['params']
    message?: SupportMessageToMail
    supportEmail?: MessageSources['supportEmail']
  } = {},
): Promise<OutgoingMessage | 'expired'> {
  const templates = messageTemplates({
    loadRecipient: async (_kind, id) => (id === recipientId ? recipient : 'erased'),
    loadPhoneCode: async (id) => (id === 'used' ? 'expired' : { phone: '+33612345678', code: '012345', language: id as Language }),
    ...sources,
    loadRejection: async (id) => (id === recipientId ? { reason: 'copied_text', note: 'https://example.test/about' } : undefined),
    loadPartRejection: async (id) => (id === recipientId ? { reason: 'copied_text', note: 'https://example.test/about' } : undefined),
    loadVenueNews: async (id, of) =>
      id === recipientId
        ? {
            name: 'Domaine des Tilleuls',
            moderation: of === 'rejected' ? 'rejected' : 'validated',
            reason: 'Les photos montrent un autre lieu.',
          }
        : undefined,
    loadReview: async (id) => (id === requestId ? aboutReview : undefined),
    loadSupportMessage: async (_provider, id) => (id === requestId ? message : undefined),
    ...over,
  })
  const found = templates[template]
  if (!found) throw new Error(`no template ${template}`)
  return await found({ recipient: { kind: 'provider', id: recipientId }, params })
}

export async function mail(template: string, options: Parameters<typeof compose>[1] = {}) {
  const message = await compose(template, options)
  if (message === 'expired' || message.channel !== 'mail') throw new Error('not a mail')
  return message
}

export const askedAt = '2027-03-28T00:30:00.000Z'
