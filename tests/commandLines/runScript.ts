import { spawn } from 'node:child_process'
import { type BundledScript, bundledProgram } from '../setup/bundledProgram.ts'
import type { TestProduct } from '../setup/testProduct.ts'

/** Runs a script of the repository beside the running product, like `npm run`. */
export async function runScript(
  { environment }: Pick<TestProduct, 'environment'>,
  script: BundledScript,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  const program = await bundledProgram(`scripts/${script}.ts`)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
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
