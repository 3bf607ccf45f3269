import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { coupleBudgets, officeBudgets } from '../../scripts/web/scriptBudgets.ts'

const run = promisify(execFile)
const home = join(import.meta.dirname, '../..')

type Budgets = typeof coupleBudgets

/** All budgeted files, a few bytes each. */
function modulesOf({ start, texts, pages, forms = {}, later, preloaded, publicPages }: Budgets): readonly string[] {
  const askedFor = [...Object.values(pages), ...Object.values(forms)].flatMap(({ asksFor = [] }) => asksFor)
  const entries = publicPages ? [publicPages.entry] : []
  return [
    ...new Set([
      ...start,
      ...entries,
      ...Object.keys(pages),
      ...askedFor,
      ...(preloaded?.modules ?? []),
      ...Object.keys(later),
      ...[...(texts?.values() ?? [])].flat(),
    ]),
  ]
}

interface PlantedModule {
  readonly app: 'couple' | 'office'
  readonly module: string
  readonly bytes: number
}

/** The output of `npm run size` for a build in which a module has the given size. */
async function sizeWith(...planted: readonly PlantedModule[]): Promise<{ readonly code: number; readonly said: string }> {
  const dist = mkdtempSync(join(tmpdir(), 'alliance-size-'))
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
  for (const [app, budgets] of [['couple', coupleBudgets] as const, ['office', officeBudgets] as const]) {
    const bytesOf = new Map(modulesOf(budgets).map((module) => [module, 10]))
    for (const { module, bytes } of planted.filter((each) => each.app === app)) bytesOf.set(module, bytes)
    mkdirSync(join(dist, app, '.vite'), { recursive: true })
    const chunks = [...bytesOf].map(([module, bytes], index) => {
      // Random bytes do not shrink when compressed.
      writeFileSync(join(dist, app, `${index}.js`), randomBytes(bytes))
      return [module, { file: `${index}.js`, isDynamicEntry: !module.endsWith('.html') }] as const
    })
    writeFileSync(join(dist, app, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)))
  }
  const command = [join(home, 'scripts/size.ts'), dist]
  return run(join(home, 'node_modules/tsx/dist/cli.mjs'), command).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )
}

const tooHeavy = (said: string) => said.split('\n').filter((line) => line.startsWith('TOO HEAVY'))

test('a build within its budgets passes', async () => {
  const { code, said } = await sizeWith()
  expect(tooHeavy(said)).toEqual([])
  expect(code).toBe(0)
})

test('a chunk over its budget fails, whether a page, a form in it, a lazy part, a further page, the preloaded parts or the public pages', async () => {
  const { code, said } = await sizeWith(
    { app: 'couple', module: 'features/profile/ProfilePage.tsx', bytes: 241_000 },
    { app: 'couple', module: 'features/register/TermsDialog.tsx', bytes: 21_000 },
    { app: 'couple', module: 'eventDate/EventDateField.tsx', bytes: 241_000 },
    { app: 'couple', module: 'public.html', bytes: 16_000 },
    { app: 'office', module: 'features/planted/PlantedPage.tsx', bytes: 61_000 },
    { app: 'office', module: 'features/signIn/SignInPage.tsx', bytes: 381_000 },
    { app: 'office', module: 'kit/list/ListPage.tsx', bytes: 131_000 },
  )
  expect(tooHeavy(said).map((line) => line.split('  ').at(-1))).toEqual([
    'couple: pages for everybody',
    'couple: features/profile/ProfilePage.tsx',
    'couple: step 2 of the wizard',
    'couple: features/register/TermsDialog.tsx, beyond what is loaded before',
    'office: features/signIn/SignInPage.tsx',
    'office: kit/form/CommandForm.tsx, kit/form/RecordForm.tsx, kit/list/ListPage.tsx, beyond what is loaded before',
    'office: features/planted/PlantedPage.tsx, beyond what is loaded before',
  ])
  expect(code).toBe(1)
})

test('a page of the couple app without a budget fails', async () => {
  const { code, said } = await sizeWith({ app: 'couple', module: 'features/planted/PlantedPage.tsx', bytes: 10 })
  expect(said).toContain('couple: features/planted/PlantedPage.tsx is loaded by itself and has no budget')
  expect(code).toBe(1)
})

test('a part of the office that is loaded later and has no budget fails', async () => {
  const { code, said } = await sizeWith({ app: 'office', module: 'kit/planted/PlantedDialog.tsx', bytes: 10 })
  expect(said).toContain('office: kit/planted/PlantedDialog.tsx is loaded by itself and has no budget')
  expect(code).toBe(1)
})
