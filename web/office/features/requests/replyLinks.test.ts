import { expect, test } from 'vitest'
import { replyLinks } from './replyLinks.ts'

const contact = { email: 'camille&co@example.fr', phone: '+33612345678' }

test('encodes address, subject and lines of a mail link, whatever characters they contain', () => {
  const { email } = replyLinks(contact, { subject: 'Mariage & fête ?', text: 'Bonjour Camille,\n100 % libre' })
  const url = new URL(email)
  expect(decodeURIComponent(url.pathname)).toBe('camille&co@example.fr')
  expect(url.searchParams.get('subject')).toBe('Mariage & fête ?')
  expect(url.searchParams.get('body')).toBe('Bonjour Camille,\r\n100 % libre')
})

test('formats the number for text messages and WhatsApp, and leaves out the subject', () => {
  const { sms, whatsApp } = replyLinks(contact, { subject: 'Sujet', text: 'Oui & non' })
  expect(sms).toBe('sms:+33612345678?body=Oui%20%26%20non')
  expect(whatsApp).toBe('https://wa.me/33612345678?text=Oui%20%26%20non')
})
