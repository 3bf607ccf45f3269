import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { BenchResult } from './benchResult.ts'

const port = 3911

/** How long `npm start` takes until /health/ready says yes: on an empty folder without built web apps, again after an orderly end, and after a kill. */
export async function run(): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-start-'))
  rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true })
  try {
    const first = await timeStart(directory, 'SIGTERM')
    const again = await timeStart(directory, 'SIGKILL')
    const afterKill = await timeStart(directory, 'SIGTERM')
    return [
      {
        name: 'Start',
        inputs:
          'npm start with the demo world on an empty data directory, the web apps not built yet; then again; then again after SIGKILL of the product; until /health/ready answers 200',
        figures: [
          { label: 'first start', value: first, unit: 's', bar: { atMost: 60 } },
          { label: 'next start', value: again, unit: 's', bar: { atMost: 8 } },
          { label: 'start after a kill', value: afterKill, unit: 's', bar: { atMost: 8 } },
        ],
      },
    ]
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function timeStart(directory: string, end: NodeJS.Signals): Promise<number> {
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await delay(20)
  }
  const seconds = (performance.now() - started) / 1000
  await endGroup(child, end)
  return seconds
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** npm passes no SIGKILL on, so the whole group gets the signal. */
async function endGroup(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-child.pid, signal)
  await ended
  while (await isReady()) await delay(20)
}
