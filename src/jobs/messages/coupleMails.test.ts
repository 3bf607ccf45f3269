import { expect, test } from 'vitest'
import { askedAt, claire, compose, fontaine, mail, recipientId, requestId, withoutPeople } from '../../../tests/setup/composedMails.ts'
import { languageList, languages } from '../../domain/languages.ts'
import { messageTemplates } from './messageTemplates.ts'

test.each(languages)('request-unlocked in %s says who, when, how to reach it, and where the data are deleted', async (language) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const written = await mail('request-unlocked', { recipient, params: { providerId: recipientId, unlockedAt: askedAt } })
  expect(written.subject).toContain('Atelier Fontaine')
  for (const part of ['Atelier Fontaine\nZoé Petit\nzoe@example.test\n+33 6 87 65 43 21', '/project\n', '/profile\n'])
    expect(written.text).toContain(part)
  expect(written.text).toMatch(/\b2027\b/)
  for (const href of ['mailto:zoe@example.test', 'tel:+33687654321', 'https://planners.test/project', 'https://planners.test/profile'])
    expect(written.html).toContain(`href="${href}"`)
})

test.each(languages)('request-unlocked in %s names the venue that was written to', async (language) => {
  const templates = messageTemplates({
    ...withoutPeople,
    loadRecipient: async () => ({ ...claire, locale: languageList[language].locale }),
    loadVenueOf: async (id) => (id === requestId ? 'Domaine des Tilleuls' : undefined),
  })
  const params = { providerId: recipientId, requestId, unlockedAt: askedAt }
  const written = await templates['request-unlocked']?.({ recipient: { kind: 'couple', id: recipientId }, params })
  if (!written || written === 'expired' || written.channel !== 'mail') throw new Error('not a mail')
  expect(written.text).toContain('Domaine des Tilleuls')
})

test.each(languages)('others-suggested in %s links to each planner, and names the distance of those elsewhere', async (language) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const written = await mail('others-suggested', { recipient, params: { projectId: requestId } })
  expect(written.text).toContain('Maison Clé\nLyon\nDes fêtes à votre image.\nhttps://planners.test/planner/abc-maison-cle\n')
  expect(written.text).toMatch(/Belle Journée\nVienne, .*32 km.*\nhttps:\/\/planners\.test\/planner\/def-belle-journee\n/)
  expect(written.html).toContain('href="https://planners.test/planner/def-belle-journee"')
})

test('others-suggested is not written once the project waits no more', async () => {
  expect(await compose('others-suggested', { params: { projectId: recipientId } })).toBe('expired')
})

test.each(languages)('review-invited in %s leads to the form for reviews of the planner', async (language) => {
  const recipient = { ...claire, locale: languageList[language].locale }
  const written = await mail('review-invited', { recipient, params: { providerId: recipientId } })
  expect(written.text).toContain('https://planners.test/review/t\n')
  expect(written.subject).toContain('Atelier Fontaine')
})

test('mails about a planner that was erased meanwhile are not written', async () => {
  const templates = messageTemplates({ ...withoutPeople, loadRecipient: async () => claire, loadPlanner: async () => undefined })
  const message = { recipient: { kind: 'couple', id: recipientId }, params: { providerId: recipientId, unlockedAt: askedAt } }
  for (const name of ['request-unlocked', 'review-invited']) expect(await templates[name]?.(message)).toBe('expired')
})

test('a planner’s name that is no name is escaped, and adds no line', async () => {
  const name = '<b>Co</b>\r\nBcc: victim@example.test'
  const templates = messageTemplates({
    ...withoutPeople,
    loadRecipient: async () => claire,
    loadPlanner: async () => ({ ...fontaine, name }),
  })
  const message = { recipient: { kind: 'couple', id: recipientId }, params: { providerId: recipientId, unlockedAt: askedAt } }
  const written = await templates['request-unlocked']?.(message)
  if (!written || written === 'expired' || written.channel !== 'mail') throw new Error('not a mail')
  expect(written.html).not.toContain('<b>')
  expect(written.subject).not.toMatch(/[\r\n]/)
})
