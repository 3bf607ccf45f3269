import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTsc } from '../setup/typeErrors.ts'

const root = join(import.meta.dirname, '../..')

/** Compiles planted files beside this one and returns the errors of each by name. */
export function errorsOfPlanted(planted: Readonly<Record<string, string>>, config: string): ReadonlyMap<string, readonly string[]> {
  const directory = mkdtempSync(join(import.meta.dirname, 'planted-'))
  try {
    for (const [name, text] of Object.entries(planted)) writeFileSync(join(directory, name), text)
    const options = { extends: join(root, config), compilerOptions: { noEmit: true }, include: ['*.ts'], exclude: [] }
    writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(options))
    const errors = runTsc(['-p', directory])
      .split('\n')
      .filter((line) => line.includes('error TS'))
    const elsewhere = errors.filter((line) => !Object.keys(planted).some((name) => line.includes(`/${name}(`)))
    const named = Object.keys(planted).map((name) => [name, errors.filter((line) => line.includes(`/${name}(`))] as const)
    return new Map([...named, ['elsewhere', elsewhere]])
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
