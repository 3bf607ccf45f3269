import { describe, expect, test } from 'vitest'
import { languageList, languages } from '../../domain/languages.ts'
import { defaultRules } from '../../domain/rules.ts'
import { smsSegments } from '../../integrations/sms/smsSegments.ts'
import { type NewsToText, requestNews, type TextedProvider } from './requestNews.ts'

const requestId = '0190f3a2-0000-7000-8000-000000000001'
const news = (over: Partial<NewsToText> = {}): NewsToText => ({
  requestId,
  told: 'received',
  eventDate: '2027-06-12',
  town: 'Nîmes',
  ...over,
})
const recipient = { kind: 'provider', id: '0190f3a2-0000-7000-8000-000000000002' }
const noon = '2026-11-20T11:00:00.000Z'

interface Circumstances {
  readonly locale?: string
  readonly at?: string
  readonly publicUrl?: string
}

function compose(
  found: readonly NewsToText[] | 'expired',
  { locale = 'fr-FR', at = noon, publicUrl = 'https://planners.test' }: Circumstances = {},
) {
  const provider: TextedProvider | 'expired' =
    found === 'expired' ? 'expired' : { phone: '+33612345678', locale, timeZone: 'Europe/Paris', news: found }
  const template = requestNews({
    publicUrl,
    textMessages: defaultRules.textMessages,
    now: () => new Date(at),
    loadRequestNews: async (_id, about) => {
      expect(about).toEqual({ requests: [requestId], changes: [] })
      return provider
    },
  })
  return template({ recipient, params: { requests: requestId, changes: '' } })
}

async function textOf(found: readonly NewsToText[], circumstances: Circumstances = {}): Promise<string> {
  const message = await compose(found, circumstances)
  if (message === 'expired' || message.channel !== 'sms') throw new Error('no text message')
  return message.text
}

test('a new request is named by date and town, with the way to it', async () => {
  expect(await compose([news()])).toEqual({
    channel: 'sms',
    to: '+33612345678',
    text: `Nouvelle demande sur Alliance (12/06/2027, Nimes). https://planners.test/office/requests/${requestId}`,
    validUntil: new Date('2026-11-20T19:00:00.000Z'),
  })
})

test('several are counted', async () => {
  expect(await textOf([news(), news(), news()])).toBe('3 nouvelles demandes sur Alliance. https://planners.test/office/requests')
  expect(await textOf([news(), news({ told: 'withdrawn' })])).toBe(
    '2 nouvelles de vos demandes sur Alliance. https://planners.test/office/requests',
  )
})

describe.each(languages)('in %s', (language) => {
  const { locale } = languageList[language]
  // The maximum lengths of the names of towns and of the product's host.
  const publicUrl = 'https://www.alliance-planners.example'
  const town = 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson'

  test.each(['received', 'withdrawn', 'deletion-asked'] as const)('%s is one message, whatever the town is called', async (told) => {
    const texts = await Promise.all([town, 'Móstoles', 'Ü'].map((name) => textOf([news({ told, town: name })], { locale, publicUrl })))
    for (const text of texts) {
      expect(smsSegments(text)).toBe(1)
      expect(text).toContain('(12/06/2027, ')
      expect(text).toContain(`${publicUrl}/office/requests/${requestId}`)
    }
    expect(texts[1]).toContain('Mostoles')
  })

  test('so are several, however many', async () => {
    const many = Array.from({ length: 120 }, () => news())
    const texts = [await textOf(many, { locale, publicUrl }), await textOf([...many, news({ told: 'withdrawn' })], { locale, publicUrl })]
    for (const text of texts) {
      expect(smsSegments(text)).toBe(1)
      expect(text).toMatch(/^12[01] .*office\/requests$/)
    }
  })
})

test('the town goes where an address leaves no room for it', async () => {
  const text = await textOf([news()], { publicUrl: `https://${'long.'.repeat(12)}test` })
  expect(text).toContain('(12/06/2027)')
  expect(text).not.toContain('Nim')
})

test('nothing is sent about nothing, or to who gets no text messages', async () => {
  expect(await compose('expired')).toBe('expired')
  expect(await compose([])).toBe('expired')
})

test.each([
  ['late in the evening', '2026-11-20T19:00:00.000Z', '2026-11-21T07:00:00.000Z'],
  ['before the clocks went forwards', '2026-03-29T00:30:00.000Z', '2026-03-29T06:00:00.000Z'],
])('an attempt that comes %s is made again in the morning', async (_when, at, notBefore) => {
  await expect(compose([news()], { at })).rejects.toMatchObject({ code: 'quiet hours', final: false, notBefore: new Date(notBefore) })
})
