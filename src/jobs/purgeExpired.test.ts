import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createProductDatabase } from '../../tests/setup/productDatabase.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { startTestProduct } from '../../tests/setup/testProduct.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { purges } from './lifetimes.ts'
import { startPurging } from './purgeExpired.ts'

const expiredProof = `INSERT INTO operational.phone_proofs (hash, phone_hash, good_for, expires_at) VALUES ('old', 'phone', 'login', now() - interval '2 hours')`
const proofs = 'SELECT FROM operational.phone_proofs'

test('deletes expired rows when a worker of the product starts', async () => {
  const database = await createProductDatabase(2)
  onTestFinished(() => database.drop())
  await database.pool.query(expiredProof)
  const product = await startTestProduct({ environment: { DATABASE_URL: database.url, ROLES: 'projector,worker' } })
  onTestFinished(() => product.close())
  await expect.poll(async () => (await database.pool.query(proofs)).rowCount).toBe(0)
})

test('goes on with the other tables when one cannot be purged', async () => {
  const { pool } = await testDatabase()
  await migrateOperational(pool)
  await pool.query(expiredProof)
  const broken = Object.keys(purges).slice(0, Object.keys(purges).indexOf('operational.phone_proofs'))
  expect(broken.length).toBeGreaterThan(1)
  await pool.query(broken.map((table) => `ALTER TABLE ${table} RENAME TO renamed_${table.replace('.', '_')}`).join(';'))
  const log = pino({ level: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  await startPurging(pool, log, () => new Date()).stop()
  expect(warn).toHaveBeenCalledTimes(broken.length)
  expect((await pool.query(proofs)).rowCount).toBe(0)
})
