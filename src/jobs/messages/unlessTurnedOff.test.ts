import { describe, expect, test } from 'vitest'
import { askedAt, claire, mail, recipientId, requestId, withoutPeople } from '../../../tests/setup/composedMails.ts'
import { isOptional } from '../../domain/mailKinds.ts'
import { messageTemplates } from './messageTemplates.ts'
import { templateKinds } from './templateKinds.ts'

const optionalMails = Object.entries(templateKinds).filter(([, kind]) => isOptional(kind))

describe('a kind of mail that may be turned off', () => {
  const message = {
    recipient: { kind: 'couple', id: recipientId },
    params: { providerId: recipientId, unlockedAt: askedAt, projectId: requestId, invoiceId: requestId },
  }

  test.each(optionalMails)('%s says how, at its foot and to programs', async (name, kind) => {
    const url = `https://planners.test/unsubscribe/${kind}/${recipientId}`
    const written = await mail(name, { params: { ...message.params, requestId, eventDate: '2027-06-12' } })
    expect(written.unsubscribeUrl).toBe(url)
    expect(written.text).toContain(url)
    expect(written.html).toContain(`href="${url}"`)
  })

  test('is not written once it is turned off', async () => {
    const templates = messageTemplates({
      ...withoutPeople,
      loadRecipient: async () => claire,
      loadUnsubscribeUrl: async () => 'turned off',
    })
    for (const [name] of optionalMails) expect(await templates[name]?.(message)).toBe('expired')
  })

  test('leaves those that always come as they are', async () => {
    const written = await mail('password-changed', { params: {} })
    expect(written).not.toHaveProperty('unsubscribeUrl')
    expect(written.text).not.toContain('unsubscribe')
  })
})
