import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Compiles files that are planted beside this one and gives the errors of each by its name. */
export function errorsOfPlanted(planted: Readonly<Record<string, string>>, config: string): ReadonlyMap<string, readonly string[]> {
  const directory = mkdtempSync(join(import.meta.dirname, 'planted-'))
  try {
    for (const [name, text] of Object.entries(planted)) writeFileSync(join(directory, name), text)
    const options = { extends: join(root, config), compilerOptions: { noEmit: true }, include: ['*.ts'], exclude: [] }
    writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(options))
    const { stdout, error } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', directory], { encoding: 'utf8' })
    if (error) throw error
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'))
    const elsewhere = errors.filter((line) => !Object.keys(planted).some((name) => line.includes(`/${name}(`)))
    const named = Object.keys(planted).map((name) => [name, errors.filter((line) => line.includes(`/${name}(`))] as const)
    return new Map([...named, ['elsewhere', elsewhere]])
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
