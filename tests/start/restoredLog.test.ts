import { expect, it, onTestFinished } from 'vitest'
import { coupleProfile } from '../../src/projections/coupleProfile/coupleProfile.ts'
import { startEventStoreDbDouble } from '../eventStoreDbDouble/eventStoreDbDouble.ts'
import { createProductDatabase } from '../setup/productDatabase.ts'
import { signedInCouple } from '../setup/testPeople.ts'
import { startTestProduct } from '../setup/testProduct.ts'
import { runMain } from './runMain.ts'

it('a start on a log that was restored from an older copy ends with exit code 1 and one line that names the remedy', async () => {
  const double = await startEventStoreDbDouble()
  const database = await createProductDatabase(1)
  onTestFinished(async () => {
    await database.drop()
    await double.stop()
  })
  const product = await startTestProduct({ environment: { DATABASE_URL: database.url, EVENTSTOREDB_URL: double.url } })
  await signedInCouple(product)
  await product.positions.waitFor(coupleProfile, await product.backend.eventStore.head(), 30_000)
  await product.close()

  double.log.restoreOlderCopy(double.log.events.length - 1)
  const { code, stdout, stderr } = await runMain({ ...product.environment, PORT: '0', LOG_LEVEL: 'silent' })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^the log does not hold what the tables show \([^\n]*coupleProfile[^\n]*npm run log:restored[^\n]*\n$/)
})
