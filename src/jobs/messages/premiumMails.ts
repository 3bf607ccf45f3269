import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { dayIn } from '../../domain/calendar.ts'
import { countryOf, type Language, timeZones } from '../../domain/locale.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { amountIn } from '../invoices/invoiceSheetOf.ts'
import type { MailText } from './mailLayout.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { longDate } from './spelledDate.ts'
import type { MailTemplateName } from './templateKinds.ts'

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly publicUrl: string
}

type PremiumMail = Extract<MailTemplateName, `premium-${string}`>
type Texts = (typeof mailTexts)[Language]['premium']
type News = keyof Texts['news']

/** The prominent fact, and the button's text where it does more than open the subscription. */
interface Shown {
  readonly fact?: keyof Texts['facts']
  readonly action?: 'pay' | 'upgrade'
}

const shown: Readonly<Record<PremiumMail, Shown>> = {
  'premium-began': { fact: 'payment' },
  'premium-granted': {},
  'premium-renewal-failed': { fact: 'reason', action: 'pay' },
  'premium-ends-unpaid': { fact: 'reason', action: 'pay' },
  'premium-recovered': { fact: 'payment' },
  'premium-cancelled': { fact: 'end' },
  'premium-resumed': { fact: 'payment' },
  'premium-changed': { fact: 'payment' },
  'premium-changes': { fact: 'payment' },
  'premium-change-undone': { fact: 'payment' },
  'premium-renews-soon': { fact: 'payment' },
  'premium-ends-soon': { fact: 'end' },
  'premium-ended': { action: 'upgrade' },
  'premium-ended-unpaid': { action: 'upgrade' },
  'premium-withdrawn': {},
}

const time = z.iso.datetime()
const Facts = z.object({
  /** The day of the next payment, or of the end. */
  date: time.optional(),
  period: z.enum(['month', 'year']).optional(),
  /** Cents. */
  gross: z.int().optional(),
  withdrawalUntil: time.optional(),
  /** Why a card was declined, by the bank's code. */
  reason: z.string().optional(),
})

/** To a provider: the state of its Premium, its next payment, and where to change that. Rule SUB-5. */
export function premiumMails({ loadRecipient, publicUrl }: Sources): Readonly<Record<PremiumMail, MessageTemplate>> {
  const url = publicUrl + officePath + officePage('subscription')
  const names = Object.keys(shown) as readonly PremiumMail[]
  const write = (name: PremiumMail) =>
    mailTemplate(loadRecipient, (language, params, { locale }) => {
      const facts = Facts.parse(params)
      const dayOf = (moment: string) => longDate(language, dayIn(timeZones[countryOf(locale)], new Date(moment)))
      return textOf(name, language, facts, dayOf, url)
    })
  return Object.fromEntries(names.map((name) => [name, write(name)])) as Record<PremiumMail, MessageTemplate>
}

function textOf(
  name: PremiumMail,
  language: Language,
  { date, period, gross, withdrawalUntil, reason = '' }: z.infer<typeof Facts>,
  dayOf: (moment: string) => string,
  url: string,
): MailText {
  const texts = mailTexts[language].premium
  const { fact, action } = shown[name]
  const day = date === undefined ? '' : dayOf(date)
  const price = period && gross !== undefined ? fillIn(texts.prices[period], { price: amountIn(language, gross) }) : ''
  const filled = (text: string) => fillIn(text, { date: day, price })
  const { subject, opening, body } = texts.news[name.replace('premium-', '') as News]
  const values = { payment: price, end: day, reason: new Map(Object.entries(texts.reasons)).get(reason) ?? texts.reasons.other }
  const { title, text } = texts.withdrawal
  return {
    subject: filled(subject),
    opening: filled(opening),
    ...(fact && { fact: { label: filled(texts.facts[fact]), value: values[fact] } }),
    ...(withdrawalUntil !== undefined && { cards: [{ title, lines: [fillIn(text, { date: dayOf(withdrawalUntil) })] }] }),
    body: filled(body),
    action: { label: texts[action ?? 'open'], url },
  }
}
