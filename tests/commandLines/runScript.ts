import { spawn } from 'node:child_process'
import type { TestProduct } from '../setup/testProduct.ts'

/** Runs a script of the repository beside the running product, as `npm run` does. */
export function runScript(
  { environment }: TestProduct,
  script: string,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
      env: { PATH: process.env['PATH'], ...environment },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
}
