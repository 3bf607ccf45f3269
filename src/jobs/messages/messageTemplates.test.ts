import { describe, expect, test } from 'vitest'
import { askedAt, claire, compose, mail, recipientId, requestId, withoutPeople } from '../../../tests/setup/composedMails.ts'
import { languageList, languages } from '../../domain/languages.ts'
import { smsSegments } from '../../integrations/sms/smsSegments.ts'
import { mailTexts } from './mailTexts.ts'
import { messageTemplates } from './messageTemplates.ts'
import { templateKinds } from './templateKinds.ts'

describe('request-received', () => {
  test.each([
    ['fr', 'Une nouvelle demande pour le 12 juin 2027', 'samedi 12 juin 2027', 'Bonjour Claire Lefèvre,'],
    ['en', 'A new request for 12 June 2027', 'Saturday, 12 June 2027', 'Hello Claire Lefèvre,'],
    ['nl', 'Een nieuwe aanvraag voor 12 juni 2027', 'zaterdag 12 juni 2027', 'Beste Claire Lefèvre,'],
    ['de', 'Eine neue Anfrage für den 12. Juni 2027', 'Samstag, 12. Juni 2027', 'Guten Tag Claire Lefèvre,'],
    ['it', 'Una nuova richiesta: 12 giugno 2027', 'sabato 12 giugno 2027', 'Buongiorno Claire Lefèvre,'],
    ['es', 'Una nueva solicitud para el 12 de junio de 2027', 'sábado, 12 de junio de 2027', 'Hola, Claire Lefèvre:'],
    ['pt', 'Um novo pedido para 12 de junho de 2027', 'sábado, 12 de junho de 2027', 'Olá, Claire Lefèvre,'],
  ] as const)('in %s', async (language, subject, day, greeting) => {
    const written = await mail('request-received', { recipient: { ...claire, locale: languageList[language].locale } })
    expect(written).toMatchObject({ channel: 'mail', to: { name: 'Claire Lefèvre', address: 'claire@example.test' }, subject, language })
    for (const part of [greeting, day, `https://planners.test/office/requests/${requestId}`]) {
      expect(written.text).toContain(part)
      expect(written.html).toContain(part)
    }
    expect(written.html).toContain(` lang="${language}"`)
  })

  test.each(languages)('in %s names the venue that it is about', async (language) => {
    const templates = messageTemplates({
      ...withoutPeople,
      loadRecipient: async () => ({ ...claire, locale: languageList[language].locale }),
      loadVenueOf: async () => 'Domaine des Tilleuls',
    })
    const recipient = { kind: 'provider', id: recipientId }
    const params = { requestId, eventDate: '2027-06-12' }
    for (const name of ['request-received', 'request-withdrawn', 'planner-found', 'planner-chosen', 'deletion-asked']) {
      const written = await templates[name]?.({ recipient, params })
      if (!written || written === 'expired' || written.channel !== 'mail') throw new Error('not a mail')
      expect(written.text).toContain('Domaine des Tilleuls')
      if (name === 'request-received') expect(written.subject).toContain('Domaine des Tilleuls')
    }
  })

  test('the first of a month is an ordinal where the language has it so', async () => {
    const first = { params: { requestId, eventDate: '2027-05-01' } }
    expect((await mail('request-received', first)).subject).toBe('Une nouvelle demande pour le 1er mai 2027')
    expect((await mail('request-received', { ...first, recipient: { ...claire, locale: 'it-IT' } })).subject).toContain('1º maggio')
    expect((await mail('request-received', { params: { requestId, eventDate: '2027-05-11' } })).subject).toContain('le 11 mai')
  })

  test('parameters that are no request and no day are refused', async () => {
    await expect(compose('request-received', { params: { requestId: '../../admin', eventDate: '2027-06-12' } })).rejects.toThrow(
      'Invalid UUID',
    )
    await expect(compose('request-received', { params: { requestId, eventDate: '12/06/2027' } })).rejects.toThrow('Invalid ISO date')
  })
})

test.each(languages)('profile-approved in %s leads to the office', async (language) => {
  const written = await mail('profile-approved', { recipient: { ...claire, locale: languageList[language].locale }, params: {} })
  expect(written.text).toContain('https://planners.test/office\n')
  expect(written.html).toContain('href="https://planners.test/office"')
})

test.each(languages)('profile-rejected in %s says why, with the words of the moderator, and leads to the office', async (language) => {
  const written = await mail('profile-rejected', { recipient: { ...claire, locale: languageList[language].locale }, params: {} })
  const { fact, reasons } = mailTexts[language].profileRejected
  expect(written.text).toContain(`${fact}\n${reasons.copied_text} https://example.test/about`)
  expect(written.text).toContain('https://planners.test/office\n')
})

test.each(languages)('part-rejected in %s says which part and why, and leads to where it is changed', async (language) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const written = await mail('part-rejected', { recipient, params: { part: 'website', version: 2 } })
  const { parts, reasons } = mailTexts[language].partRejected
  expect(written.text).toContain(`${parts.website}\n${reasons.copied_text} https://example.test/about`)
  expect(written.text).toContain('https://planners.test/office/company\n')
})

test.each(languages)('venue-validated and venue-rejected in %s name the venue, say why, and lead to it', async (language) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const validated = await mail('venue-validated', { recipient, params: { venueId: 'online' } })
  expect(validated.text).toContain(`${mailTexts[language].venueValidated.fact}\nDomaine des Tilleuls`)
  expect(validated.text).toContain('https://planners.test/office/venues/online\n')
  const rejected = await mail('venue-rejected', { recipient, params: { venueId: 'rejected' } })
  expect(rejected.text).toContain(`Domaine des Tilleuls · ${mailTexts[language].venueRejected.fact}\nLes photos montrent un autre lieu.`)
  expect(rejected.text).toContain('https://planners.test/office/venues/rejected\n')
  expect(await compose('venue-rejected', { recipient, params: { venueId: 'online' } })).toBe('expired')
})

test.each(languages)('number-refused in %s says what was found, and leads to the company', async (language) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const { fact, reasons } = mailTexts[language].numberRefused
  for (const outcome of ['inactive', 'not_found', 'invalid_format'] as const) {
    const written = await mail('number-refused', { recipient, params: { outcome } })
    expect(written.text).toContain(`${fact}\n${reasons[outcome]}`)
    expect(written.text).toContain('https://planners.test/office/company\n')
  }
  await expect(compose('number-refused', { params: { outcome: 'valid' } })).rejects.toThrow('Invalid option')
})

test.each(languages)('welcome-credit-reversed in %s leads to the credits', async (language) => {
  const written = await mail('welcome-credit-reversed', { recipient: { ...claire, locale: languageList[language].locale }, params: {} })
  expect(written.text).toContain('https://planners.test/office/credits\n')
})

test.each(languages.flatMap((language) => [['password-changed', language] as const, ['address-check', language] as const]))(
  '%s in %s leads to the account',
  async (template, language) => {
    const written = await mail(template, { recipient: { ...claire, locale: languageList[language].locale }, params: {} })
    expect(written.text).toContain('https://planners.test/office/account\n')
    expect(written.language).toBe(language)
  },
)

test.each(
  languages.flatMap((language) => [
    ['deletion-asked', language] as const,
    ['request-withdrawn', language] as const,
    ['credit-returned', language] as const,
  ]),
)('%s in %s leads to the request, and does not say whose it is', async (template, language) => {
  const written = await mail(template, { recipient: { ...claire, locale: languageList[language].locale }, params: { requestId } })
  expect(written.text).toContain(`https://planners.test/office/requests/${requestId}\n`)
  expect(written.language).toBe(language)
})

test.each([
  ['fr', 'La demande pour le 12 juin 2027 est close', 'Un couple vous a choisi pour le 12 juin 2027'],
  ['en', 'The request for 12 June 2027 is closed', 'A couple has chosen you for 12 June 2027'],
  ['nl', 'De aanvraag voor 12 juni 2027 is gesloten', 'Een koppel heeft voor u gekozen: 12 juni 2027'],
  ['de', 'Die Anfrage für den 12. Juni 2027 ist abgeschlossen', 'Ein Paar hat sich für Sie entschieden: 12. Juni 2027'],
  ['it', 'La richiesta è chiusa: 12 giugno 2027', 'Una coppia ha scelto Lei: 12 giugno 2027'],
  ['es', 'La solicitud para el 12 de junio de 2027 está cerrada', 'Una pareja le ha elegido para el 12 de junio de 2027'],
  ['pt', 'O pedido para 12 de junho de 2027 está encerrado', 'Um casal escolheu a sua empresa para 12 de junho de 2027'],
] as const)('planner-found and planner-chosen in %s', async (language, found, chosen) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const mails = [await mail('planner-found', { recipient }), await mail('planner-chosen', { recipient })]
  expect(mails.map(({ subject }) => subject)).toEqual([found, chosen])
  for (const { text } of mails) expect(text).toContain(`https://planners.test/office/requests/${requestId}\n`)
})

describe('phone-code', () => {
  test.each(languages)('in %s begins with the code and fits into one message', async (language) => {
    const message = await compose('phone-code', { params: { codeId: language } })
    expect(message).toMatchObject({ channel: 'sms', to: '+33612345678', text: expect.stringMatching(/^012345 .*10 .*\.$/) as string })
    if (message === 'expired') throw new Error('expired')
    expect(smsSegments(message.text)).toBe(1)
  })

  test('a code that ran out, was used or was replaced is not sent', async () => {
    expect(await compose('phone-code', { params: { codeId: 'used' } })).toBe('expired')
  })
})

test.each(languages)('the links of confirm-email and new-password in %s lead to the office, their tokens behind a #', async (language) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const confirm = await mail('confirm-email', { recipient, params: { askedAt } })
  expect(confirm.text).toContain('https://planners.test/office/confirm-email#confirm-email-claire@example.test\n')
  expect(confirm.text).toMatch(/\b48\b/)
  const choose = await mail('new-password', { recipient, params: { askedAt } })
  expect(choose.text).toContain('https://planners.test/office/new-password#new-password-version-3\n')
  expect(choose.text).toMatch(/\b60\b/)
})

test('new-device names the device, and the time in the recipient’s time zone', async () => {
  const params = { signedInAt: '2027-03-28T00:30:00.000Z', browser: 'Firefox', system: 'Windows', country: 'IT' }
  const written = await mail('new-device', { params })
  expect(written.text).toContain('28 mars 2027 à 01:30 UTC+1')
  expect(written.text).toContain('Firefox · Windows · Italie')
  const unknown = await mail('new-device', { params: { ...params, browser: '', system: '', country: '' } })
  expect(unknown.text).not.toContain('Appareil')
})

test('an erased person gets nothing', async () => {
  const templates = messageTemplates(withoutPeople)
  for (const template of Object.keys(templateKinds)) {
    const params = { requestId, invoiceId: requestId, messageId: requestId, eventDate: '2027-06-12', askedAt, changedAt: askedAt }
    expect(await templates[template]?.({ recipient: { kind: 'provider', id: recipientId }, params })).toBe('expired')
  }
})

test.each(languages)('every text in %s minds its typography', async (language) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const mails = [
    await mail('request-received', { recipient }),
    await mail('profile-approved', { recipient, params: {} }),
    await mail('password-changed', { recipient, params: {} }),
    await mail('address-check', { recipient, params: {} }),
    await mail('deletion-asked', { recipient, params: { requestId } }),
    await mail('request-withdrawn', { recipient, params: { requestId } }),
    await mail('planner-found', { recipient }),
    await mail('planner-chosen', { recipient }),
    await mail('confirm-email', { recipient, params: { askedAt } }),
    await mail('confirm-new-email', { recipient, params: { askedAt } }),
    await mail('email-changed', { recipient, params: { changedAt: askedAt } }),
    await mail('new-password', { recipient, params: { askedAt } }),
    await mail('new-device', { recipient, params: { signedInAt: askedAt, browser: '', system: 'Linux', country: '' } }),
    await mail('request-unlocked', { recipient, params: { providerId: recipientId, unlockedAt: askedAt } }),
    await mail('others-suggested', { recipient, params: { projectId: requestId } }),
    await mail('review-invited', { recipient, params: { providerId: recipientId } }),
    await mail('support-message', { recipient, params: { messageId: requestId } }),
    await mail('support-received', { recipient, params: { messageId: requestId } }),
  ]
  for (const { subject, text } of mails) {
    const prose = `${subject}\n${text}`.replace(/https:\S+/g, '').replace(/\d\d:\d\d/g, '10 h')
    expect(prose).not.toMatch(/'| {2}|\.\.\.|"/)
    // French puts a no-break space before two-part signs, the other languages do not.
    expect(prose).not.toMatch(language === 'fr' ? /[^\u00a0\u202f][:;?!]/u : /\s[:;?!]/u)
    expect(prose).not.toMatch(/undefined|\bnull\b|\[object/)
  }
})

describe('a name that is no name', () => {
  const recipient = { ...claire, name: '<img src=x onerror=alert(1)> & "Co"\r\n\r\n-- \r\nBuy here: https://evil.test' }

  test('is escaped in the markup', async () => {
    const { html } = await mail('request-received', { recipient })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;')
  })

  test('stays on its line in the text', async () => {
    const { text } = await mail('request-received', { recipient })
    expect(text.split('\n')[0]).toBe('Bonjour <img src=x onerror=alert(1)> & "Co" -- Buy here: https://evil.test,')
  })
})
