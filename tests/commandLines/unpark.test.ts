import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditLedger } from '../../src/projections/creditLedger/creditLedger.ts'
import { park, readCheckpoint } from '../../src/projections/runner/checkpoints.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { runScript } from './runScript.ts'

/** Without a projector, so that a parked projection stays parked. */
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ environment: { ROLES: 'api' } })
})
afterAll(() => product.close())

test('lists what is parked, like readiness, and unparks it', async () => {
  const { database } = product.backend
  const checkpoint = await readCheckpoint(database, creditLedger)
  if (!checkpoint) throw new Error('the ledger has no checkpoint')
  await park(database, creditLedger, checkpoint, { error: 'TypeError: nobody thought of this', eventId: null, position: null })
  expect(await runScript(product, 'unpark')).toEqual({ code: 0, output: 'creditLedger: TypeError: nobody thought of this' })
  const ready = async () => {
    const { status, text } = await product.call('GET', '/health/ready')
    return [status, text]
  }
  // Projections are asked for two seconds, which a busy machine may take longer than.
  await expect.poll(ready).toEqual([503, expect.stringContaining('projection creditLedger')])

  expect(await runScript(product, 'unpark', 'creditLedger')).toEqual({ code: 0, output: 'creditLedger tries again.' })
  expect((await readCheckpoint(database, creditLedger))?.parked).toBeNull()
  expect(await runScript(product, 'unpark', 'creditLedger')).toEqual({ code: 0, output: 'creditLedger does not stand still.' })
  expect(await runScript(product, 'unpark', 'nobody')).toEqual({ code: 1, output: 'There is no projection or process nobody.' })
})
