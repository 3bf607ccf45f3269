import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BenchFigure, BenchResult } from './benchResult.ts'

const port = 3911
const barePort = 3912
/** The number of events that the demo world adds to an empty log. */
const demoEvents = 11_000

/** Seconds. */
interface Start {
  readonly apps: number
  readonly modules: number
  readonly postgres: number
  readonly product: number
}

/**
 * How long `npm start` takes until it is ready: in an empty folder without built web apps, again after an orderly stop, and after a kill.
 * Before each run its parts are measured separately: npm's check or build of the web apps; loading the product's modules; and a bare
 * process that starts Postgres in a folder of the same state, at the first start with one durable row per event of the demo world.
 */
export async function run(): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-start-'))
  const bareDirectory = mkdtempSync(join(tmpdir(), 'alliance-bare-start-'))
  const timed = async (isFirst: boolean, end: NodeJS.Signals): Promise<Start> => {
    if (isFirst) removeBuild()
    const apps = await timeCommand('npm', ['run', 'prestart'])
    if (isFirst) removeBuild()
    const modules = await timeCommand(process.execPath, [
      '--import',
      'tsx',
      '--eval',
      "import('./src/startProduct.ts').then(() => process.exit(0))",
    ])
    const postgres = await timeStart(() => spawnBare(bareDirectory, isFirst ? demoEvents : 0), `http://127.0.0.1:${barePort}`, end)
    const product = await timeStart(() => spawnProduct(directory), `http://127.0.0.1:${port}/health/ready`, end)
    return { apps, modules, postgres, product }
  }
  try {
    const first = await timed(true, 'SIGTERM')
    const next = await timed(false, 'SIGKILL')
    const afterKill = await timed(false, 'SIGTERM')
    return [
      {
        name: 'Start',
        inputs: `npm start with the demo world on an empty data directory, the web apps not built yet; then again; then again after SIGKILL of the product; until /health/ready answers 200; its parts, just before each and each by itself: npm's look whether the web apps are built, or their build; a Node process that loads the product's modules; one that starts the embedded Postgres in a directory of the same state (empty; left in order; left by SIGKILL), at the first start writes ${demoEvents} durable rows over 8 connections, as many as the demo world has events, and answers a call`,
        figures: [
          ...figuresOf('first start', first, 3.5),
          ...figuresOf('next start', next, 2),
          ...figuresOf('start after a kill', afterKill, 2),
        ],
      },
    ]
  } finally {
    for (const each of [directory, bareDirectory]) rmSync(each, { recursive: true, force: true })
  }
}

function figuresOf(label: string, { apps, modules, postgres, product }: Start, atMost: number): readonly BenchFigure[] {
  return [
    { label, value: product, unit: 's' },
    { label: `${label}: web apps`, value: apps, unit: 's' },
    { label: `${label}: loading the modules`, value: modules, unit: 's' },
    { label: `${label}: bare process on Postgres`, value: postgres, unit: 's' },
    { label: `${label} ÷ its parts`, value: product / (apps + modules + postgres), unit: '', bar: { atMost } },
  ]
}

function spawnProduct(directory: string): ChildProcess {
  return spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
}

function spawnBare(directory: string, rows: number): ChildProcess {
  const script = fileURLToPath(new URL('bareStartProcess.ts', import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', script, directory, String(barePort), String(rows)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
}

function removeBuild(): void {
  rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true })
}

async function timeCommand(command: string, parameters: readonly string[]): Promise<number> {
  const started = performance.now()
  const [code] = await once(spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${code}`)
  return (performance.now() - started) / 1_000
}

async function timeStart(start: () => ChildProcess, url: string, end: NodeJS.Signals): Promise<number> {
  const started = performance.now()
  const child = start()
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the start ended with ${child.exitCode}`)
    await delay(20)
  }
  const seconds = (performance.now() - started) / 1_000
  await endGroup(child, url, end)
  return seconds
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** npm does not forward SIGKILL, so the whole process group is killed. */
async function endGroup(child: ChildProcess, url: string, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, signal)
  await ended
  while (await answers(url)) await delay(20)
}
