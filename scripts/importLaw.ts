import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const secondOfCycle = 'src/platform/planted/second.ts'

/** An example violation of each law. */
const planted: readonly (readonly [law: string, file: string, text: string])[] = [
  ['no-cycles', 'src/platform/planted/first.ts', "import './second.ts'\n"],
  ['platform-imports', 'src/platform/planted.ts', "import '../domain/rules.ts'\n"],
  ['domain-imports', 'src/domain/planted.ts', "import '../eventstore/eventStore.ts'\n"],
  ['texts-imports', 'src/texts/planted.ts', "import '../platform/retryPause.ts'\n"],
  ['domain-is-pure', 'src/domain/plantedNode.ts', "import 'node:fs'\n"],
  ['eventstore-imports', 'src/eventstore/planted.ts', "import '../operational/limits.ts'\n"],
  ['operational-imports', 'src/operational/planted.ts', "import '../eventstore/eventStore.ts'\n"],
  ['integrations-imports', 'src/integrations/planted.ts', "import '../operational/limits.ts'\n"],
  ['projections-imports', 'src/projections/planted.ts', "import '../commands/handleCommand.ts'\n"],
  ['commands-imports', 'src/commands/planted.ts', "import '../api/app.ts'\n"],
  ['jobs-imports', 'src/jobs/planted.ts', "import '../api/app.ts'\n"],
  ['jobs-imports', 'src/jobs/plantedSchema.ts', "import '../api/schemas/presets.ts'\n"],
  ['api-imports', 'src/api/planted.ts', "import '../config.ts'\n"],
  ['sandbox-imports', 'src/sandbox/planted.ts', "import '../api/app.ts'\n"],
  ['sandbox-is-optional', 'src/jobs/plantedSandbox.ts', "import '../sandbox/startSandbox.ts'\n"],
  ['schemas-are-shared', 'src/api/schemas/planted.ts', "import '../app.ts'\n"],
  ['schemas-are-shared', 'src/api/schemas/plantedDomain.ts', "import '../../domain/account/unlockRequest.ts'\n"],
  ['browsers-see-public-rules', 'src/api/schemas/plantedRules.ts', "import '../../domain/privateRules.ts'\n"],
  ['browsers-see-public-rules', 'web/office/plantedRules.ts', "import './plantedWay.ts'\n"],
  ['web-imports', 'web/office/plantedWay.ts', "import '../../src/domain/rules.ts'\n"],
  ['web-imports', 'web/couple/planted.ts', "import '../../src/api/app.ts'\n"],
  [
    'web-imports',
    'web/couple/plantedType.ts',
    "import type { Command } from '../../src/domain/command.ts'\nexport type Planted = Command\n",
  ],
  ['web-is-no-server', 'web/shared/plantedNode.ts', "import 'node:fs'\n"],
  ['features-are-apart', 'web/couple/features/planted/planted.ts', "import '../wizard/Wizard.tsx'\n"],
  ['features-are-apart', 'web/office/features/planted/planted.ts', "import '../requests/Inbox.tsx'\n"],
  ['features-are-leaves', 'web/couple/layout/planted.ts', "import '../features/wizard/Wizard.tsx'\n"],
  ['couple-without-office', 'web/couple/plantedOffice.ts', "import '../office/OfficeApp.tsx'\n"],
  ['office-without-couple', 'web/office/plantedCouple.ts', "import '../couple/CoupleApp.tsx'\n"],
  ['shared-stands-alone', 'web/shared/plantedApp.ts', "import '../couple/paths.ts'\n"],
  ['src-without-vite', 'src/api/plantedVite.ts', "import 'vite'\n"],
  ['src-without-web', 'src/api/plantedWeb.ts', "import '../../web/couple/paths.ts'\n"],
  ['react-with-the-first-mail', 'src/jobs/plantedReact.ts', "import '@react-email/render'\n"],
  ['react-with-the-first-mail', 'src/jobs/plantedLayout.ts', "import './messages/layout/renderMail.tsx'\n"],
]

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

interface Summary {
  readonly totalCruised: number
  readonly violations: readonly Violation[]
  readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] }
}

function cruise(): Summary {
  const options = { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const
  const { stdout, stderr } = spawnSync(
    'npx',
    ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src', 'web'],
    options,
  )
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  const { summary } = JSON.parse(stdout) as { readonly summary: Summary }
  if (summary.totalCruised < 100) throw new Error(`only ${summary.totalCruised} modules were looked at`)
  return summary
}

/** Checks the import law, and the check itself: each planted violation must be reported by its law, and each law must have one. */
const failures: string[] = []
const fail = (line: string) => failures.push(line)
const law = cruise()
for (const { from, to, rule } of law.violations) fail(`${rule.name}: ${from} imports ${to}`)

for (const { name } of law.ruleSetUsed.forbidden)
  if (!planted.some(([planting]) => planting === name)) fail(`no violation of ${name} is planted`)
try {
  for (const [, file, text] of planted) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(secondOfCycle, "import './first.ts'\n")
  const found = cruise().violations
  for (const [name, file] of planted) {
    const isCaught = found.some(({ from, rule }) => from === file && rule.name === name)
    if (isCaught) console.info(`planted in ${file}: caught by ${name}`)
    else fail(`planted in ${file}: NOT CAUGHT by ${name}`)
  }
} finally {
  for (const [, file] of planted) rmSync(file, { force: true })
  for (const folder of ['src/platform/planted', 'web/couple/features/planted', 'web/office/features/planted'])
    rmSync(folder, { recursive: true })
}
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1
