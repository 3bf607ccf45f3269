import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { eventCatalog } from '../../src/domain/eventCatalog.ts'
import { requestInbox } from '../../src/projections/requestInbox/requestInbox.ts'
import { text } from '../../src/projections/runner/columns.ts'
import { declarationOf, fingerprints } from '../../src/projections/runner/fingerprints.ts'
import type { ProjectedTable, Projection } from '../../src/projections/runner/projection.ts'
import { copySources } from '../setup/copySources.ts'
import { sampleHistory } from './sampleHistory.ts'
import { draftsIn, recordedSince, updateFingerprints } from './updateFingerprints.ts'

const history = sampleHistory()

test('every projection matches its fingerprint; otherwise raise its version and run npm run fingerprints', () => {
  expect(updateFingerprints(fingerprints, projections, history, { draft: true })).toEqual({ fingerprints, refusals: [] })
})

test('no version is a draft; otherwise finish it with npm run fingerprints', () => {
  expect(draftsIn(fingerprints)).toEqual([])
})

describe('a change of a final version is reported', () => {
  const { requests } = requestInbox.tables
  if (!requests) throw new Error('the inbox has no table')
  const final = updateFingerprints({}, [requestInbox], history).fingerprints
  const drafts = updateFingerprints({}, [requestInbox], history, { draft: true }).fingerprints
  const changed = (over: Partial<Projection>, table: Partial<ProjectedTable<object>> = {}): Projection => ({
    ...requestInbox,
    tables: { requests: { ...requests, ...table } },
    ...over,
  })
  const seen = requests.on.RequestSeen
  if (!seen) throw new Error('the inbox does not fold RequestSeen')

  test.each<[string, Projection]>([
    ['a fold', changed({}, { on: { ...requests.on, RequestSeen: { ...seen, fold: (row) => row } } })],
    [
      'what a fold does with a repetition alone',
      changed(
        {},
        {
          on: {
            ...requests.on,
            RequestSeen: {
              ...seen,
              fold: (row, ...rest) => (row && 'seen_at' in row && row.seen_at ? { ...row, seen_at: null } : seen.fold(row, ...rest)),
            },
          },
        },
      ),
    ],
    [
      'an event type that is folded to nothing',
      changed({}, { on: { ...requests.on, RequestClosed: { key: () => [], fold: (row) => row } } }),
    ],
    [
      'an event type less',
      changed({}, { on: Object.fromEntries(Object.entries(requests.on).filter(([type]) => type !== 'CreditReturned')) }),
    ],
    ['a column more', changed({}, { columns: { ...requests.columns, nickname: text().orNull() } })],
    ["a column's type", changed({}, { columns: { ...requests.columns, status: text().orNull() } })],
    ['an index', changed({ indexesSql: requestInbox.indexesSql.replace('event_date, ', '') })],
    ['storage', changed({}, { storage: 'fillfactor = 70' })],
  ])('%s', (_what, projection) => {
    for (const draft of [false, true]) {
      expect(updateFingerprints(final, [projection], history, { draft })).toEqual({
        fingerprints: final,
        refusals: [
          `requestInbox changed under version ${requestInbox.version}, which is final: raise the version of requestInbox and run npm run fingerprints`,
        ],
      })
    }
    const raised = updateFingerprints(final, [{ ...projection, version: requestInbox.version + 1 }], history)
    expect(raised).toMatchObject({ refusals: [], fingerprints: { requestInbox: { version: requestInbox.version + 1 } } })
    expect(draftsIn(raised.fingerprints)).toEqual([])
  })

  test('a later version of a folded event is reported', () => {
    const later = new Map(eventCatalog)
    const entry = eventCatalog.get('RequestSeen')
    if (entry) later.set('RequestSeen', { ...entry, version: 2 })
    expect(declarationOf(requestInbox, later)).not.toEqual(declarationOf(requestInbox))
  })

  test('another formatting, or more history, is accepted', () => {
    const respelled = changed({ indexesSql: `-- a comment\n${requestInbox.indexesSql.replaceAll(' ON ', '\n   ON ')}` })
    const longer = [...history, ...history.slice(0, 40)]
    expect(updateFingerprints(final, [respelled], longer)).toEqual({ fingerprints: final, refusals: [] })
  })

  test('a draft may change repeatedly and is final once it is written without the mark', () => {
    const again = updateFingerprints(drafts, [changed({ indexesSql: '' })], history, { draft: true })
    expect(again.refusals).toEqual([])
    expect(again.fingerprints).not.toEqual(drafts)
    expect(draftsIn(again.fingerprints)).toEqual(['requestInbox'])
    expect(updateFingerprints(again.fingerprints, [requestInbox], history)).toEqual({ fingerprints: final, refusals: [] })
  })

  test('a lowered version is reported', () => {
    const lower = { ...requestInbox, version: requestInbox.version - 1 }
    const refusal = expect.stringContaining('is lower than')
    expect(updateFingerprints(final, [lower], history).refusals).toEqual([refusal])
    expect(updateFingerprints(drafts, [lower], history, { draft: true }).refusals).toEqual([refusal])
  })

  test('in the file, a final version of the last commit is neither removed nor lowered nor made a draft', () => {
    const { requestInbox: entry } = final
    if (!entry) throw new Error('the inbox has no fingerprint')
    const lowered = { requestInbox: { ...entry, version: entry.version - 1 } }
    const raised = { requestInbox: { ...entry, version: entry.version + 1 } }
    for (const edited of [{}, lowered, drafts]) expect(recordedSince(final, edited)).toEqual(final)
    expect(recordedSince(final, raised)).toEqual(raised)
    expect(recordedSince(drafts, final)).toEqual(final)
    expect(recordedSince({}, drafts)).toEqual(drafts)
  })
})

test('npm run fingerprints brings back a final version of the last commit whose entry was deleted', () => {
  const root = copySources('tests', 'scripts')
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const file = join(root, 'src/projections/fingerprints.json')
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false', ...args], { cwd: root })
  git('init', '--quiet')
  git('add', file)
  git('commit', '--quiet', '--message', 'Record fingerprints')
  const { portfolios: _deleted, ...others } = fingerprints
  writeFileSync(file, JSON.stringify(others))
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/fingerprints.ts'], { cwd: root })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(fingerprints)
})

describe('the sample history reaches every branch of every fold', () => {
  const unreached = async (...args: readonly string[]): Promise<readonly string[]> => {
    const script = fileURLToPath(new URL('./foldCoverageProcess.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args])
    return JSON.parse(stdout) as readonly string[]
  }

  test('of the product', async () => {
    expect(await unreached()).toEqual([])
  })

  test('a branch that it does not reach is reported', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planted-projection-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const runner = fileURLToPath(new URL('../../src/projections/runner/', import.meta.url))
    cpSync(new URL('../../tsconfig.json', import.meta.url), join(folder, 'tsconfig.json'))
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    writeFileSync(
      join(folder, 'planted.ts'),
      `import { newRowOf, text, uuid } from '${runner}columns.ts'
       import { projectedTable } from '${runner}projection.ts'
       const columns = { couple_id: uuid(), favourite: text().orNull() }
       const newRow = newRowOf(columns)
       const unheardOf = () => 'never called'
       export const planted = { name: 'planted', version: 1, indexesSql: '', tables: { rows: projectedTable({ columns, key: 'couple_id', on: {
         FavouriteAdded: {
           key: ({ data }) => data.coupleId,
           fold: (row, { data }) => (data.providerId === 'nobody' ? newRow({ couple_id: unheardOf() }) : row ?? newRow({ couple_id: data.coupleId })),
         },
       } }) } }
       export const projections = [planted]`,
    )
    const found = (await unreached(join(folder, 'planted.ts'), folder)).map((line) => line.replaceAll(/\s+/g, ''))
    expect(found).toEqual([
      expect.stringContaining('planted.ts:()=>"nevercalled"'),
      expect.stringContaining('planted.ts:?newRow({couple_id:unheardOf()})'),
    ])
  })
})
