import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { recordWithdrawal } from '../../src/domain/account/recordWithdrawal.ts'
import { changeSource } from '../setup/changeSource.ts'
import { copySources } from '../setup/copySources.ts'
import type { openInboxWorld } from '../setup/inboxWorld.ts'
import { requestUrl } from '../setup/sentRequest.ts'
import type { perform } from '../setup/testPeople.ts'
import { typeErrors } from '../setup/typeErrors.ts'

interface Modules {
  readonly openInboxWorld: typeof openInboxWorld
  readonly perform: typeof perform
  readonly recordWithdrawal: typeof recordWithdrawal
}

const inbox = 'src/projections/requestInbox/requestInbox.ts'
const answer = 'src/api/schemas/pro/requestSchemas.ts'
const shownIn = 'web/office/features/requests/RequestFacts.tsx'
const run = promisify(execFile)
const home = join(import.meta.dirname, '../..')
let root: string
const change = (name: string, before: string, after: string) => changeSource(join(root, name), before, after)

// The returned credits of a request, which events have contained since the first release.
beforeAll(async () => {
  root = copySources('tests', 'scripts')
  change(
    inbox,
    '  credit_returned: boolean().initially(false),\n',
    '  credit_returned: boolean().initially(false),\n  credits: integer().orNull(),\n',
  )
  change(inbox, '{ ...row, credit_returned: true,', '{ ...row, credit_returned: true, credits: data.credits,')
  change(inbox, '  version: 9,', '  version: 10,')
  change(answer, '  creditReturned: z.boolean(),\n', '  creditReturned: z.boolean(),\n  credits: z.int().nullable(),\n')
  change(shownIn, "    ['theme', weddingTheme],\n", "    ['theme', weddingTheme],\n    ['credits', request.credits],\n")
  for (const language of readdirSync(join(root, 'web/office/texts')))
    if (!language.includes('.')) change(`web/office/texts/${language}/requests.json`, '"facts": {', '"facts": {\n    "credits": "Credits",')
  await run(join(root, 'node_modules/tsx/dist/cli.mjs'), ['scripts/fingerprints.ts'], { cwd: root })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a field of the inbox that an event already holds touches four files besides texts', () => {
  expect(changedFiles()).toEqual([answer, 'src/projections/fingerprints.json', inbox, shownIn])
  const planted = "import type { InboxRequest } from './inbox/inboxRequest.ts'\nexport const planted: InboxRequest['credits'] = 'one'\n"
  writeFileSync(join(root, 'web/office/planted.ts'), planted)
  const mention = /\b(InboxRow|inboxColumns|InboxRequest)\b/
  const [server, office] = ['tsconfig.json', 'web/tsconfig.json'].map((config) => typeErrors({ root, config, mention }))
  expect(server).toEqual({ errors: [], checked: expect.toSatisfy((count) => count > 5) })
  expect(office?.errors).toEqual(["web/office/planted.ts: Type 'string' is not assignable to type 'number'."])
})

test('the new field is in the answer of the inbox', async () => {
  const { openInboxWorld, perform, recordWithdrawal } = await modulesOfCopy()
  const world = await openInboxWorld()
  const { product } = world
  onTestFinished(() => product.close())
  const planner = await world.newPlanner()
  const { token } = planner
  const { requestId, providerId, coupleId } = await world.sent(planner)
  await product.call('POST', requestUrl(requestId, '/unlock'), { token })
  const after = await perform(product, recordWithdrawal, { providerId, requestId, coupleId, withdrawnAt: new Date().toISOString() })
  const { body } = await product.call('GET', requestUrl(requestId), { token, after })
  expect(body).toMatchObject({ creditReturned: true, credits: 1 })
})

async function modulesOfCopy(): Promise<Modules> {
  const files = ['tests/setup/inboxWorld.ts', 'tests/setup/testPeople.ts', 'src/domain/account/recordWithdrawal.ts']
  const modules: object[] = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>))
  return Object.assign({}, ...modules) as Modules
}

/** The changed files of the copy, besides texts. */
function changedFiles(): readonly string[] {
  const files = ['src', 'web', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  return files
    .filter((file) => !file.startsWith('web/office/texts/'))
    .filter((file) => !readFileSync(join(root, file)).equals(readFileSync(join(home, file))))
    .toSorted()
}
