import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildProcess } from '../../src/commands/rebuildProcess.ts'
import { mailProviderAboutItsPremium } from '../../src/domain/processes/mailProviderAboutItsPremium.ts'
import { answeredInTime } from '../setup/answeredInTime.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { paymentSandboxOf } from '../setup/paymentSandboxOf.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { type Answer, startTestProduct, type TestProduct } from '../setup/testProduct.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const good = '4242424242424242'
const goodOnceOnly = '4000009900000079'

const sandbox = () => paymentSandboxOf(product)

async function post<Body>(planner: TestPlanner, path: string, body?: object): Promise<Answer<Body>> {
  const { token } = planner
  return answeredInTime(() => product.call<Body>('POST', `/api/pro/subscription${path}`, { token, ...(body && { body }) }))
}

async function paid(planner: TestPlanner, path: string, card: string, body?: object) {
  const started = await post<{ clientSecret: string }>(planner, path, body)
  expect(started.status).toBe(200)
  await confirmByCard(sandbox().payments, started.body.clientSecret, card)
  expect((await post(planner, '/settle')).status).toBe(200)
}

/** The subjects of all mails to a planner, without days and numbers. */
async function mailsTo({ publicId }: TestPlanner): Promise<readonly string[]> {
  const mails = (await product.sandbox?.messages.list({ to: `${publicId}@example.com`, channel: 'mail' })) ?? []
  const subjects = mails.map((mail) => ('subject' in mail ? String(mail.subject) : ''))
  return subjects.map((subject) =>
    subject
      .replace(/\s/g, ' ')
      .replace(/\d+(?:er)? \p{L}+ \d{4}/u, '…')
      .replace(/FA-[\d-]+/, '…'),
  )
}

async function expectMails(planner: TestPlanner, ...subjects: readonly string[]) {
  await expect.poll(async () => (await mailsTo(planner)).toSorted(), { timeout: 120_000 }).toEqual(subjects.toSorted())
}

/** Lets a deadline of the subscription or the account come, again while what is awaited is not there: an event that is on its way moves it. */
async function due(planner: TestPlanner, name: string, isThere: () => Promise<boolean>) {
  const moveAndLook = async () => {
    await product.backend.database.query(
      "UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now()) WHERE key = ANY ($1) AND name = $2 AND due_at > now()",
      [[(await show(planner)).subscriptionId, planner.id], name],
    )
    return isThere()
  }
  await expect.poll(moveAndLook, { timeout: 120_000 }).toBe(true)
}

async function show({ token }: TestPlanner) {
  const { body } = await product.call<{ subscriptionId: string; plan: string; failure: { attempts: number } | null }>(
    'GET',
    '/api/pro/subscription',
    { token },
  )
  return body
}

const approved = 'Votre profil est approuvé'
const began = 'Premium est actif'
const invoice = 'Votre facture …'
const failed = 'Le renouvellement de Premium n’a pas pu être payé'

test('a subscription that is not paid any more mails each step of its life once', async () => {
  const planner = await signedInPlanner(product)
  await paid(planner, '', goodOnceOnly, { period: 'month' })
  await expectMails(planner, approved, began, invoice)
  await sandbox().control('clock', { days: 32 })
  await expectMails(planner, approved, began, invoice, failed)
  await due(planner, 'attempt', async () => ((await show(planner)).failure?.attempts ?? 0) > 1)
  await due(planner, 'grace', async () => (await show(planner)).plan === 'free')
  await expectMails(planner, approved, began, invoice, failed, 'Premium est terminé, faute de paiement')
})

test('one that is paid after all, cancelled, resumed and cancelled for good does too, though what the process remembers was rebuilt', async () => {
  const planner = await signedInPlanner(product)
  await paid(planner, '', goodOnceOnly, { period: 'month' })
  await sandbox().control('clock', { days: 32 })
  const overdue = [approved, began, invoice, failed]
  await expectMails(planner, ...overdue)
  const { database: pool, eventStore: store, rules } = product.backend
  expect(await rebuildProcess(mailProviderAboutItsPremium, { pool, store, rules })).toBeGreaterThan(0)
  await paid(planner, '/pay', good)
  const recovered = [...overdue, 'Le paiement est passé : Premium continue', invoice]
  await expectMails(planner, ...recovered)
  await post(planner, '/cancel')
  await post(planner, '/resume')
  await post(planner, '/cancel')
  const cancelled = [...recovered, 'Votre abonnement est résilié', 'Votre abonnement continue', 'Votre abonnement est résilié']
  await expectMails(planner, ...cancelled)
  await due(planner, 'reminder', async () => (await mailsTo(planner)).includes('Premium se termine le …'))
  await sandbox().control('clock', { days: 40 })
  await expectMails(planner, ...cancelled, 'Premium se termine le …', 'Premium est terminé')
})
