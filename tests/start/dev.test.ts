import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import welcome from '../../web/couple/texts/fr/welcome.json' with { type: 'json' }
import { bundledProgram } from '../setup/bundledProgram.ts'
import { copySources } from '../setup/copySources.ts'
import { freePort } from '../setup/freePort.ts'
import { createTestDatabase, type TestDatabase } from '../setup/testDatabase.ts'

let database: TestDatabase
let checkout: string
let origin: string
let dev: ChildProcess
let output = ''

beforeAll(async () => {
  database = await createTestDatabase(1)
  checkout = copySources()
  const port = await freePort()
  origin = `http://localhost:${port}`
  const { PATH, HOME } = process.env
  dev = spawn(process.execPath, [await bundledProgram('scripts/dev.ts')], {
    cwd: checkout,
    env: { PATH, HOME, PORT: String(port), DATABASE_URL: database.url, DATA_DIR: join(checkout, '.data'), DEMO: 'off', LOG_LEVEL: 'warn' },
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  await vi.waitUntil(() => output.includes('Alliance is ready') || dev.exitCode !== null, { timeout: 120_000 })
})
afterAll(async () => {
  if (dev.exitCode === null) {
    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    await ended
  }
  await database.drop()
  rmSync(checkout, { recursive: true, force: true })
})

async function pageAt(path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html', 'accept-language': 'fr' } })
  expect(answer.status).toBe(200)
  return await answer.text()
}

/** Fetches a script and all its imports; returns their addresses. */
async function loaded(address: string, seen = new Set<string>()): Promise<ReadonlySet<string>> {
  if (seen.has(address)) return seen
  seen.add(address)
  const answer = await fetch(new URL(address, origin))
  expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, 'text/javascript'])
  const imports = [...(await answer.text()).matchAll(/^(?:import|export) (?:[^"']* from )?"(\/[^"]+)"/gm)]
  await Promise.all(imports.map(([, path = '']) => loaded(path, seen)))
  return seen
}

it('npm run dev renders pages for everybody on the server from their present sources, without a build', async () => {
  expect(output).toContain('Alliance is ready')
  const page = await pageAt('/')
  expect(page).toContain(`<title>${welcome.pageTitle}<`)
  expect(page.slice(page.indexOf('<main'), page.indexOf('</main>'))).toContain(welcome.title)
  expect(existsSync(join(checkout, 'dist'))).toBe(false)

  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, address = '']) => address)
  expect(scripts).toContain('/publicPages/publicPage.ts')
  const modules = await Promise.all(scripts.map((script) => loaded(script)))
  expect(modules.flatMap((each) => [...each])).toContain('/islands/defineIslands.ts')
  expect(await pageAt('/office')).toContain('src="/office/main.tsx"')
  expect(await (await fetch(`${origin}/office/main.tsx`)).text()).toContain('from "/office/OfficeApp.tsx')

  const layout = join(checkout, 'web/couple/publicPages/PublicLayout.tsx')
  const before = readFileSync(layout, 'utf8')
  writeFileSync(layout, before.replace('<SkipLink />', '<SkipLink /><p>written a moment ago</p>'))
  await expect.poll(() => pageAt('/')).toContain('<p>written a moment ago</p>')
  writeFileSync(layout, before)
  await expect.poll(() => pageAt('/')).not.toContain('<p>written a moment ago</p>')
})
