import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommandId } from '../../src/domain/ids.ts'
import { keepDeletionReason } from '../../src/operational/deletionReasons.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { runScript } from './runScript.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('lists why providers left, newest first, and refuses arguments', async () => {
  expect(await runScript(product, 'deletionReasons')).toEqual({ code: 0, output: 'Nobody gave a reason in the last year.' })
  const { database, secrets } = product.backend
  const keep = (words: string, day: string) =>
    keepDeletionReason(database, secrets.codeKey, { commandId: randomUUID() as CommandId, words, now: new Date(`${day}T10:00:00Z`) })
  await keep('Wir hören auf.', '2026-11-19')
  await keep('Trop peu de demandes.', '2026-11-20')
  const output = '2026-11-20  Trop peu de demandes.\n2026-11-19  Wir hören auf.'
  expect(await runScript(product, 'deletionReasons')).toEqual({ code: 0, output })
  expect((await runScript(product, 'deletionReasons', 'all')).code).toBe(2)
})
