import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { createChildWorker } from './childWorker.ts'
import { isTransient } from './transientError.ts'

const folder = mkdtempSync(join(tmpdir(), 'alliance-child-worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const answerJobs = new URL('./answerJobs.ts', import.meta.url)

function workerOf(source: string, patienceMs: number) {
  const file = join(folder, `${crypto.randomUUID()}.mts`)
  writeFileSync(
    file,
    `import { answerJobs } from '${answerJobs}'\nconst pause = (ms) => new Promise((done) => setTimeout(done, ms))\n${source}`,
  )
  const worker = createChildWorker<number, number>({ script: pathToFileURL(file), patienceMs, idleMs: 30_000 })
  onTestFinished(() => worker.end())
  return worker
}

it('gives a job all of its time after a start that takes longer', async () => {
  const worker = workerOf('await pause(11_000)\nanswerJobs(async (job) => (await pause(500), job * 2))', 10_000)
  expect(await worker.run(2)).toBe(4)
  expect(await worker.run(3)).toBe(6)
})

it('fails a job that takes longer than its time', async () => {
  const worker = workerOf('answerJobs((job) => pause(job))', 100)
  await expect(worker.run(60_000)).rejects.toMatchObject({ name: 'ChildWorkerFailure', reason: 'late' })
})

it('reports a process that ends during a job', async () => {
  const worker = workerOf('answerJobs(() => process.exit(1))', 60_000)
  await expect(worker.run(1)).rejects.toMatchObject({ name: 'ChildWorkerFailure', reason: 'ended' })
})

it('is unavailable when its process ends at its start, and starts another for the next job', async () => {
  const mark = JSON.stringify(join(folder, 'started'))
  const worker = workerOf(
    `import { existsSync, writeFileSync } from 'node:fs'
    if (!existsSync(${mark})) {
      writeFileSync(${mark}, '')
      process.exit(1)
    }
    answerJobs((job) => job)`,
    60_000,
  )
  const failure = await worker.run(1).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'UnavailableError' })
  expect(isTransient(failure)).toBe(true)
  expect(await worker.run(1)).toBe(1)
})
