import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundledProgram } from '../setup/bundledProgram.ts'
import { freePort } from '../setup/freePort.ts'

// Both start the product with its embedded Postgres, without any settings.
let dataDirectory: string
let port: number
const started: ChildProcess[] = []
beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'alliance-endings-'))
  port = await freePort()
})
afterAll(() => {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  for (const pid of [productPid(), postmasterPid()]) if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(dataDirectory, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  /** The output on stderr. */
  readonly errors: () => string
  readonly ended: Promise<unknown[]>
}

function launch(command: string, ...args: string[]) {
  const { PATH, HOME } = process.env
  const environment = { PATH, HOME, DATA_DIR: dataDirectory, DEMO: 'off', PORT: String(port), LOG_LEVEL: 'silent' }
  const child = spawn(command, args, { env: environment })
  started.push(child)
  return { child, ended: once(child, 'exit') }
}

/** Starts the product and waits until it is ready. */
async function start(command: string, ...args: string[]): Promise<Started> {
  const { child, ended } = launch(command, ...args)
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Alliance is ready')) resolve('ready')
    })
  })
  if ((await Promise.race([ready, ended])) !== 'ready') throw new Error(`the product ended: ${errors}`)
  return { child, ended, errors: () => errors }
}

function postmasterPid(): number | undefined {
  const file = join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

function productPid(): number | undefined {
  const file = join(dataDirectory, 'running.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly pid: number }).pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

it('npm start listens on 127.0.0.1 alone, and ends the product and its Postgres on request', async () => {
  const { child, ended } = await start('npm', 'start', '--ignore-scripts')
  const [pid, postmaster] = [productPid() ?? 0, postmasterPid() ?? 0]
  expect([isAlive(pid), isAlive(postmaster)]).toEqual([true, true])
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`)
  expect(answer.status).toBe(200)
  // Linux takes every address of 127.0.0.0/8 for this machine's, so what listens on all addresses answers here.
  await expect(fetch(`http://127.0.0.2:${port}/health/live`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })

  child.kill('SIGTERM')
  await ended
  await expect.poll(() => [isAlive(pid), isAlive(postmaster)], { timeout: 120_000 }).toEqual([false, false])
  expect(existsSync(join(dataDirectory, 'running.json'))).toBe(false)
})

it('the product ends with one line when its embedded Postgres dies', async () => {
  const { ended, errors } = await start(process.execPath, await bundledProgram('src/main.ts'))
  process.kill(postmasterPid() ?? 0, 'SIGKILL')
  expect(await ended).toEqual([1, null])
  expect(errors()).toBe(`the embedded Postgres in ${dataDirectory} ended; start the product again, its data recover by themselves\n`)
})

it('the product ends its Postgres when it is asked to end while it starts', async () => {
  const { child, ended } = launch(process.execPath, await bundledProgram('src/main.ts'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await expect.poll(productPid, { timeout: 120_000, interval: 5 }).toBe(child.pid)
  const postmaster = postmasterPid() ?? 0
  expect(isAlive(postmaster)).toBe(true)

  child.kill('SIGTERM')
  const end = await ended
  expect(isAlive(postmaster)).toBe(false)
  expect(end).toEqual([0, null])
  expect(output).toBe('')
  expect(existsSync(join(dataDirectory, 'running.json'))).toBe(false)
})
