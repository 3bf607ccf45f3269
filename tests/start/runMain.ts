import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundledProgram } from '../setup/bundledProgram.ts'

/** Starts the product like `npm start`, with only these settings, and waits for its end. */
export async function runMain(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [await bundledProgram('src/main.ts')], { env: { PATH: process.env['PATH'], ...environment } })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}
