import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { runScript } from './runScript.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const effects = (...args: readonly string[]) => runScript(product, 'effects', ...args)

/** A dead letter with an unknown template. */
async function deadLetter(kind: string): Promise<string> {
  const id = randomUUID()
  // In one statement, so that the product's own worker does not take it first.
  await product.backend.database.query(
    `INSERT INTO operational.effects (id, kind, payload, state, outcome, attempts, last_error, finished_at)
     VALUES ($1, $2, '{"template": "none", "params": {}}', 'dead', 'failed', 9, 'refused', now())`,
    [id, kind],
  )
  return id
}

async function attemptsOf(id: string): Promise<{ attempts: number; state: string; last_error: string } | undefined> {
  const { rows } = await product.backend.database.query('SELECT attempts, state, last_error FROM operational.effects WHERE id = $1', [id])
  return rows[0]
}

describe('npm run effects', () => {
  test('lists dead letters, and has the worker try them again by id or by kind', async () => {
    const [mail, sms, other] = [await deadLetter('mail'), await deadLetter('sms'), await deadLetter('sms')]
    const listed = await effects('list-dead')
    expect(listed.code).toBe(0)
    for (const [id, kind] of [
      [mail, 'mail'],
      [sms, 'sms'],
    ])
      expect(listed.output).toMatch(new RegExp(`${id}  ${kind}  9 attempts, .*: refused`))
    expect((await effects('list-dead', 'sms')).output).not.toContain(mail)

    expect(await effects('retry', mail.toUpperCase())).toEqual({ code: 0, output: '1 tried again within seconds.' })
    expect(await effects('retry', '--kind', 'sms')).toEqual({ code: 0, output: '2 tried again within seconds.' })
    for (const id of [mail, sms, other])
      await vi.waitFor(
        async () =>
          expect(await attemptsOf(id)).toMatchObject({ state: 'pending', attempts: expect.any(Number), last_error: 'unknown template' }),
        { timeout: 120_000, interval: 50 },
      )
    expect((await attemptsOf(mail))?.attempts).toBeLessThan(9)
    expect(await effects('list-dead')).toEqual({ code: 0, output: 'There are no dead letters.' })
    expect(await effects('retry', mail)).toEqual({ code: 1, output: `No dead letter has the id ${mail}.` })
  })

  test('sends a mail that was given up before', async () => {
    const planner = await signedInPlanner(product, { approved: false })
    const id = randomUUID()
    await product.backend.database.query(
      `INSERT INTO operational.effects (id, kind, person_kind, person_id, payload, state, outcome, attempts, last_error, finished_at, expires_at)
       VALUES ($1, 'mail', 'provider', $2, '{"template": "password-changed", "params": {}}', 'dead', 'failed', 100, 'smtp EENVELOPE', now(), now())`,
      [id, planner.id],
    )
    expect(await effects('retry', id)).toEqual({ code: 0, output: '1 tried again within seconds.' })
    const sent = await product.message(`${planner.publicId}@example.com`)
    expect(sent.reference).toContain(id)
    await expect.poll(() => attemptsOf(id)).toMatchObject({ state: 'done', attempts: 1 })
    expect((await effects('list-dead', 'mail')).output).not.toContain(id)
  })

  test('refuses wrong arguments', async () => {
    for (const args of [[], ['retry'], ['retry', 'everything'], ['retry', '--kind'], ['list-dead', 'mail', 'sms']]) {
      expect(await effects(...args)).toEqual({ code: 2, output: expect.stringContaining('Usage: npm run effects') })
    }
  })
})

test('npm run process:rebuild knows which processes keep a state', async () => {
  const rebuild = (...args: readonly string[]) => runScript(product, 'processRebuild', ...args)
  expect(await rebuild()).toEqual({ code: 2, output: expect.stringContaining('Processes with a state:') })
  expect(await rebuild('openRequestWhenProviderIsContacted')).toEqual({
    code: 1,
    output: 'openRequestWhenProviderIsContacted keeps no state: there is nothing to rebuild.',
  })
})
