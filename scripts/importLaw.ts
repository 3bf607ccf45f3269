import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** Checks the import law, and that the check bites: each planted violation must be found. */
const planted: readonly (readonly [file: string, text: string])[] = [
  ['src/platform/planted.ts', "import '../domain/rules.ts'\n"],
  ['src/domain/planted.ts', "import '../eventstore/eventStore.ts'\n"],
  ['src/domain/plantedNode.ts', "import 'node:fs'\n"],
  ['src/projections/planted.ts', "import '../commands/handleCommand.ts'\n"],
  ['src/api/planted.ts', "import '../sandbox/startSandbox.ts'\n"],
  ['web/couple/planted.ts', "import '../../src/api/app.ts'\n"],
  ['web/office/planted.ts', "import '../../src/domain/rules.ts'\n"],
  ['src/api/schemas/planted.ts', "import '../../domain/privateRules.ts'\n"],
]

function cruise(...paths: readonly string[]): { readonly code: number; readonly output: string } {
  const { status, stdout, stderr } = spawnSync('npx', ['depcruise', '--config', '.dependency-cruiser.mjs', ...paths], { encoding: 'utf8' })
  return { code: status ?? 1, output: stdout + stderr }
}

const law = cruise('src', 'web')
process.stdout.write(law.output)
let failures = law.code === 0 && /\(\d{2,} modules/.test(law.output) ? 0 : 1
for (const [file, text] of planted) {
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, text)
  try {
    const caught = cruise(file).code !== 0
    console.info(`planted in ${file}: ${caught ? 'caught' : 'NOT CAUGHT'}`)
    if (!caught) failures++
  } finally {
    rmSync(file)
  }
}
process.exitCode = failures === 0 ? 0 : 1
