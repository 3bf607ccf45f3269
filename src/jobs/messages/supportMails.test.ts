import { describe, expect, test } from 'vitest'
import { claire, compose, mail, requestId, supportMessage } from '../../../tests/setup/composedMails.ts'
import { languageList, languages } from '../../domain/languages.ts'
import { mailTexts } from './mailTexts.ts'

const params = { messageId: requestId }

describe('a message to the operator', () => {
  test('goes to its address, an answer to the provider, and Premium stands in front of the subject', async () => {
    const written = await mail('support-message', { params })
    expect(written).toMatchObject({
      to: { address: 'support@planners.test' },
      replyTo: { name: 'Claire Lefèvre', address: 'claire@example.test' },
      subject: '[Premium] 7K2M-9PXA · Crédits et facturation · Atelier Fontaine',
    })
    for (const part of [written.text, written.html]) expect(part).toContain('7K2M-9PXA')
    expect(written.text).toContain(supportMessage.text)
  })

  test('of a provider without Premium is not marked, and an address that is not confirmed is', async () => {
    const written = await mail('support-message', { params, message: { ...supportMessage, premium: false, emailConfirmed: false } })
    expect(written.subject).toBe('7K2M-9PXA · Crédits et facturation · Atelier Fontaine')
    expect(written.text).toContain('claire@example.test (adresse non confirmée)')
  })

  test('is escaped in the markup', async () => {
    const { html } = await mail('support-message', { params, message: { ...supportMessage, text: '<script>alert(1)</script>' } })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })

  test('waits while the operator has no address, and is not lost', async () => {
    await expect(compose('support-message', { params, supportEmail: undefined })).rejects.toMatchObject({ final: false })
  })
})

describe('the copy', () => {
  test.each(languages)('in %s holds what was written line by line, and its reference', async (language) => {
    const recipient = { ...claire, locale: languageList[language].locale }
    const written = await mail('support-received', { recipient, params })
    expect(written.subject).toContain('7K2M-9PXA')
    expect(written.text).toContain(`${mailTexts[language].supportSubjects.credits}\n${supportMessage.text}\n`)
    expect(written.text).toContain(mailTexts[language].supportReceived.premiumBody)
    expect(written.text).toContain('https://planners.test/office/support\n')
  })

  test('does not promise to come first without Premium', async () => {
    const written = await mail('support-received', { params, message: { ...supportMessage, premium: false } })
    expect(written.text).toContain(mailTexts.fr.supportReceived.body)
  })

  test('is not sent to an address that nobody has confirmed', async () => {
    expect(await compose('support-received', { params, message: { ...supportMessage, emailConfirmed: false } })).toBe('expired')
  })
})
