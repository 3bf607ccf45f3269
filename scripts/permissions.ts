import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { startProduct } from '../src/startProduct.ts'
import { permissionsPage } from './permissions/permissionsPage.ts'

/** Writes docs/permissions.md from the declarations of the routes. */
const directory = await mkdtemp(join(tmpdir(), 'alliance-permissions-'))
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: directory, DEMO: 'off' })
const product = await startProduct({ config, logger: pino({ level: 'error' }, pino.destination(2)) })
try {
  if (!product.app) throw new Error('the product has no API')
  await writeFile(join(import.meta.dirname, '../docs/permissions.md'), permissionsPage(product.app.declaredRoutes))
} finally {
  await product.close()
  await rm(directory, { recursive: true, force: true })
}
