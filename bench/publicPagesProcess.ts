import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { readBuiltWebApps } from '../src/api/pages/builtWebApps.ts'
import { readConfig } from '../src/config.ts'
import { startProduct } from '../src/startProduct.ts'
import { lyon } from '../tests/setup/sampleEvents.ts'
import { signedInPlanner } from '../tests/setup/testPeople.ts'

/** What the server serves. */
export interface FromPagesServer {
  readonly port: number
  /** A cached page, and a file with the same bytes. */
  readonly page: string
  readonly file: string
  /** In compressed form. */
  readonly bytes: number
}

/** Serves a planner's page and a file with the same compressed bytes, until it is stopped. */
const web = mkdtempSync(join(tmpdir(), 'alliance-web-'))
const data = mkdtempSync(join(tmpdir(), 'alliance-pages-'))
cpSync('dist', web, { recursive: true })
const config = readConfig({ DATA_DIR: data, PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn', CALLS_PER_MINUTE: '100000000' })
const product = await startProduct({ config, logger: pino({ level: 'warn' }), openWebApps: await readBuiltWebApps(web) })
const planner = await signedInPlanner(product, { company: { place: { ...lyon, region: 'Rhône' } } })
const address = await product.app?.listen({ port: 0, host: '127.0.0.1' })
const page = `/planner/${planner.publicId}-atelier-fontaine`
const headers = { accept: 'text/html', 'accept-language': 'fr', 'accept-encoding': 'br' }
const rendered = await product.app?.inject({ url: page, headers: { ...headers, 'x-min-position': planner.position } })
if (rendered?.statusCode !== 200) throw new Error(`the page was answered with ${rendered?.statusCode}`)
const file = join(web, 'couple/assets/same-bytes.svg')
writeFileSync(`${file}.br`, rendered.rawPayload)
writeFileSync(file, brotliDecompressSync(rendered.rawPayload))
process.once('disconnect', () => {
  void product.close().then(() => [web, data].forEach((folder) => rmSync(folder, { recursive: true, force: true })))
})
process.send?.({
  port: Number(new URL(address ?? '').port),
  page,
  file: '/assets/same-bytes.svg',
  bytes: rendered.rawPayload.length,
} satisfies FromPagesServer)
