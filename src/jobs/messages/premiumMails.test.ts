import { expect, test } from 'vitest'
import { claire, mail } from '../../../tests/setup/composedMails.ts'
import { languageList, languages } from '../../domain/languages.ts'
import type { Language } from '../../domain/locale.ts'
import { isOptional } from '../../domain/mailKinds.ts'
import { amountIn } from '../invoices/invoiceSheetOf.ts'
import { mailTexts } from './mailTexts.ts'
import { longDate } from './spelledDate.ts'
import { templateKinds } from './templateKinds.ts'

const names = (Object.keys(templateKinds) as readonly (keyof typeof templateKinds)[]).filter((name) => name.startsWith('premium-'))
const date = '2027-11-20T23:30:00.000Z'
const facts = { date, period: 'year', gross: 58_800, reason: 'expired_card', withdrawalUntil: '2026-12-20T10:00:00.000Z' }
const each = languages.flatMap((language) => names.map((name) => [name, language] as const))
const inLanguage = (language: Language) => ({ ...claire, locale: languageList[language].locale })

test.each(each)('%s in %s is complete, minds its typography and leads to the subscription', async (name, language) => {
  const { subject, text, html } = await mail(name, { recipient: inLanguage(language), params: facts })
  expect(text).toContain('https://planners.test/office/subscription\n')
  expect(html).toContain('href="https://planners.test/office/subscription"')
  const prose = `${subject}\n${text}`.replace(/https:\S+/g, '')
  expect(prose).not.toMatch(/[{}]|'| {2}|\.\.\.|"|undefined|\bnull\b/)
  expect(prose).not.toMatch(language === 'fr' ? /[^\u00a0\u202f][:;?!]/u : /\s[:;?!]/u)
})

test.each(languages)(
  'in %s Premium that began names its price, its next payment on the day where the reader is, and the withdrawal',
  async (language) => {
    const { text } = await mail('premium-began', { recipient: inLanguage(language), params: facts })
    for (const part of [amountIn(language, 58_800), longDate(language, '2026-12-20')]) expect(text).toContain(part)
    const evening = ['en', 'pt'].includes(language) ? '2027-11-20' : '2027-11-21'
    expect(text).toContain(longDate(language, evening))
    const monthly = await mail('premium-began', { recipient: inLanguage(language), params: { date, period: 'month', gross: 5_880 } })
    expect(monthly.text).not.toContain(mailTexts[language].premium.withdrawal.title)
  },
)

test.each(languages)('in %s a renewal that failed says why, until when Premium stays, and where it is paid', async (language) => {
  const { reasons, pay } = mailTexts[language].premium
  for (const [reason, said] of [
    ['authentication_required', reasons.authentication_required],
    ['insufficient_funds', reasons.insufficient_funds],
    ['do_not_honor', reasons.other],
  ] as const) {
    const { text } = await mail('premium-renewal-failed', { recipient: inLanguage(language), params: { date, reason } })
    expect(text).toContain(`\n${said}\n`)
    expect(text).toContain(`${pay}\nhttps://planners.test/office/subscription\n`)
  }
})

test('none of them can be turned off', async () => {
  expect(names.filter((name) => isOptional(templateKinds[name]))).toEqual([])
  expect(await mail('premium-began', { params: facts })).not.toHaveProperty('unsubscribeUrl')
})
