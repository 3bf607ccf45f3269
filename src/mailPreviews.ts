import { InvoiceId, PaymentId, ProviderId } from './domain/ids.ts'
import { languageList, languages } from './domain/languages.ts'
import { Language } from './domain/locale.ts'
import type { Rules } from './domain/rules.ts'
import type { IssuedInvoice } from './jobs/invoices/invoiceSheetOf.ts'
import type { MessageToCompose } from './jobs/messages/messageTemplate.ts'
import { type MessageSources, messageTemplates } from './jobs/messages/messageTemplates.ts'
import type { MailTemplateName } from './jobs/messages/templateKinds.ts'
import type { MailPreviews } from './sandbox/mailPreviews.ts'

const id = '00000000-0000-4000-8000-000000000001'
const venueName = 'Domaine des Tilleuls'
const askedAt = '2027-03-28T09:30:00.000Z'
const premiumDate = '2027-04-27T09:30:00.000Z'
const yearly = { period: 'year', gross: 58_800, date: '2028-03-28T09:30:00.000Z' }
const aboutRequest = { requestId: id, eventDate: '2027-06-12' }

/** What each message is about in its preview. One that is missing does not compile. */
const samples: Readonly<Record<MailTemplateName | 'phone-code' | 'request-news', MessageToCompose['params']>> = {
  'address-check': {},
  'confirm-email': { askedAt },
  'confirm-new-email': { askedAt },
  'credit-returned': aboutRequest,
  'deletion-asked': aboutRequest,
  'email-changed': { changedAt: askedAt },
  'invoice-issued': { invoiceId: id },
  'new-device': { signedInAt: askedAt, browser: 'Firefox', system: 'Windows', country: 'IT' },
  'new-password': { askedAt },
  'others-suggested': { projectId: id },
  'number-refused': { outcome: 'inactive' },
  'part-rejected': { part: 'portrait', version: 2 },
  'password-changed': {},
  'phone-code': { codeId: id },
  'planner-chosen': aboutRequest,
  'planner-found': aboutRequest,
  'premium-began': { ...yearly, withdrawalUntil: premiumDate },
  'premium-granted': {},
  'premium-renewal-failed': { date: premiumDate, reason: 'authentication_required' },
  'premium-ends-unpaid': { date: premiumDate, reason: 'insufficient_funds' },
  'premium-recovered': yearly,
  'premium-cancelled': { date: premiumDate },
  'premium-resumed': yearly,
  'premium-changed': { ...yearly, withdrawalUntil: premiumDate },
  'premium-changes': { period: 'month', gross: 5880, date: premiumDate },
  'premium-change-undone': yearly,
  'premium-renews-soon': yearly,
  'premium-ends-soon': { date: premiumDate },
  'premium-ended': {},
  'premium-ended-unpaid': {},
  'premium-withdrawn': {},
  'profile-approved': {},
  'profile-rejected': {},
  'provider-reviewed': {},
  'request-news': { requests: id, changes: '' },
  'request-received': aboutRequest,
  'request-unlocked': { providerId: id, requestId: id, unlockedAt: askedAt },
  'request-withdrawn': aboutRequest,
  'review-confirmation': { reviewId: id },
  'review-hidden': { reviewId: id },
  'review-invited': { providerId: id },
  'review-published': { reviewId: id },
  'venue-rejected': { venueId: id },
  'venue-validated': { venueId: id },
  'welcome-credit-reversed': {},
  'support-message': { messageId: id },
  'support-received': { messageId: id },
}

/** A message about a request is written once more about one to a venue. */
const ofVenue = '-of-venue'
const names = Object.entries(samples).flatMap(([name, params]) => ('requestId' in params ? [name, name + ofVenue] : [name]))

/** Every message in every language, written about people who do not exist. For development alone. */
export function mailPreviews({ publicUrl, rules }: { readonly publicUrl: string; readonly rules: Rules }): MailPreviews {
  return {
    templates: names,
    languages,
    async write(preview, code) {
      if (!names.includes(preview)) return undefined
      const isOfVenue = preview.endsWith(ofVenue)
      const name = isOfVenue ? preview.slice(0, -ofVenue.length) : preview
      const language = Language.safeParse(code)
      const params = new Map(Object.entries(samples)).get(name)
      if (!language.success || !params) return undefined
      const template = messageTemplates({
        ...sampleSources(publicUrl, rules, language.data, name),
        loadVenueOf: async () => (isOfVenue ? venueName : undefined),
      })[name]
      const written = await template?.({ recipient: { kind: 'sample', id }, params })
      if (!written || written === 'expired') return undefined
      return written.channel === 'mail' ? written : { subject: null, text: written.text, html: null }
    },
  }
}

function sampleSources(publicUrl: string, rules: Rules, language: Language, template: string): Omit<MessageSources, 'loadVenueOf'> {
  return {
    publicUrl,
    phoneCodeMinutes: rules.phoneCode.validMinutes,
    ...rules.links,
    links: { sign: ({ purpose }) => `sample-of-${purpose}`, open: async () => ({ state: 'invalid' }) },
    loadPasswordVersion: async () => 'sample',
    loadRecipient: async () => ({
      name: 'Camille Moreau',
      email: 'camille@example.test',
      phone: '+33612345678',
      locale: languageList[language].locale,
    }),
    loadPhoneCode: async () => ({ phone: '+33612345678', code: '012345', language }),
    loadRejection: async () => ({ reason: 'copied_text', note: 'https://example.test' }),
    loadVenueNews: async () => ({
      name: venueName,
      moderation: template === 'venue-rejected' ? 'rejected' : 'validated',
      reason: 'Les photos montrent un autre lieu.',
    }),
    loadPartRejection: async () => ({ reason: 'copied_text', note: 'https://example.test' }),
    loadReview: async () => ({
      provider: 'Atelier Fontaine',
      moderation: template === 'review-hidden' ? 'hidden' : 'published',
      hiddenReason: '…',
      url: `${publicUrl}/my-review/sample`,
    }),
    loadPlanner: async () => ({
      name: 'Atelier Fontaine',
      contact: 'Claire Lefèvre',
      email: 'claire@example.test',
      phone: '+33478123456',
      reviewUrl: `${publicUrl}/review/sample`,
    }),
    invoices: { load: async () => sampleInvoice, file: async () => Buffer.from('') },
    loadSupportMessage: async () => ({
      reference: '7K2M-9PXA',
      subject: 'credits',
      text: 'Bonjour,\n\nje ne retrouve pas la facture du mois de mai.\nMerci !',
      premium: true,
      sentAt: askedAt,
      company: 'Atelier Fontaine',
      emailConfirmed: true,
    }),
    supportEmail: 'support@example.test',
    loadOthers: async () => ({ eventDate: '2027-06-12', planners: samplePlanners }),
    changedEmails: {
      newEmail: async () => 'camille.moreau@example.test',
      formerEmail: async () => 'camille@example.test',
    },
    loadRequestNews: async () => ({
      phone: '+33612345678',
      locale: languageList[language].locale,
      timeZone: 'UTC',
      news: [{ requestId: id, told: 'received', eventDate: '2027-06-12', town: 'Nîmes' }],
    }),
    textMessages: rules.textMessages,
    now: () => new Date(askedAt),
    loadUnsubscribeUrl: async (_person, kind) => ({ url: `${publicUrl}/unsubscribe/${kind}/sample` }),
  }
}

const sampleInvoice: IssuedInvoice = {
  invoiceId: InvoiceId.parse(id),
  providerId: ProviderId.parse(id),
  paymentId: PaymentId.parse(id),
  kind: 'invoice',
  number: 'FA-2027-03-00042',
  corrects: null,
  purpose: { kind: 'pack', pack: 'five', credits: 5 },
  price: { net: 22_500, vat: 4500, gross: 27_000, currency: 'EUR', vatPercent: 20, treatment: 'domestic', country: 'FR' },
  issuedOn: '2027-03-28',
  issuedAt: askedAt,
  language: 'fr',
  buyer: null,
}

const samplePlanners = [
  { name: 'Maison Clé', city: 'Lyon', kilometres: 2, portrait: 'Des mariages à taille humaine.', path: '/planner/sample-1' },
  { name: 'Belle Journée', city: 'Vienne', kilometres: 28, portrait: '', path: '/planner/sample-2' },
  {
    name: 'Les Noces de Léa et Associés',
    city: 'Grenoble',
    kilometres: 96,
    portrait: 'Calme, précise, à l’écoute.',
    path: '/planner/sample-3',
  },
]
