import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InboxWorld, openInboxWorld } from '../../../../tests/setup/inboxWorld.ts'
import { requestUrl as url } from '../../../../tests/setup/sentRequest.ts'
import { perform, type TestPlanner } from '../../../../tests/setup/testPeople.ts'
import { correctCredits } from '../../../domain/account/correctCredits.ts'
import { defaultPrivateRules } from '../../../domain/privateRules.ts'

let world: InboxWorld
beforeAll(async () => {
  world = await openInboxWorld()
})
afterAll(() => world.product.close())

const exported = (me: TestPlanner, after: string, language = 'fr') =>
  world.product.call('GET', '/api/pro/credit-entries/export.csv', { token: me.token, after, headers: { 'accept-language': language } })
const linesOf = ({ text }: { readonly text: string }) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

test('the statement is a file for a spreadsheet: oldest line first, with its running balance, and nothing that would be a formula', async () => {
  const me = await world.newPlanner()
  const reason = '=HYPERLINK("http://evil.example")'
  const corrected = await perform(world.product, correctCredits, { providerId: me.id, credits: 4, reason })
  const request = await world.sent(me)
  const { position = '' } = await world.product.call('POST', url(request.id, '/unlock'), { token: me.token, after: corrected })
  const answer = await exported(me, position)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="credits-\d{4}-\d{2}-\d{2}\.csv"$/)
  const lines = linesOf(answer)
  expect(lines[0]).toBe('Date;Libellé;Crédit;Débit;Solde')
  const correction = lines.findIndex((line) => line.includes('HYPERLINK'))
  expect(lines[correction]).toMatch(/^\d{2}\/\d{2}\/\d{4};"Correction – =HYPERLINK\(""http:\/\/evil\.example""\)";4;;\d+$/)
  expect(lines.at(-1)).toMatch(/;Déblocage d’une demande;;1;\d+$/)
  const [before, after] = [lines[correction], lines.at(-1)].map((line) => Number(line?.split(';').at(-1)))
  expect(after).toBe(Number(before) - 1)
  expect(linesOf(await exported(me, position, 'en'))[0]).toBe('Date,Text,In,Out,Balance')
})

test('holds nobody else’s lines', async () => {
  const [me, other] = [await world.newPlanner(), await world.newPlanner()]
  const corrected = await perform(world.product, correctCredits, { providerId: other.id, credits: 40, reason: 'Geste commercial' })
  expect((await exported(me, corrected)).text).not.toContain('Geste')
})

test('is limited per hour', async () => {
  const me = await world.newPlanner()
  const after = await perform(world.product, correctCredits, { providerId: me.id, credits: 1, reason: 'Geste commercial' })
  const { max } = defaultPrivateRules.limits.exportsPerProvider
  for (let n = 0; n < max; n++) expect((await exported(me, after)).status).toBe(200)
  expect(await exported(me, after)).toMatchObject({ status: 429 })
})
