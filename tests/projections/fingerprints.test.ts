import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
import { sampleHistory } from './sampleHistory.ts'
import { markReleased, updateFingerprints } from './updateFingerprints.ts'

const history = sampleHistory()

test('every projection matches its fingerprint; otherwise raise its version and run npm run fingerprints', () => {
  expect(updateFingerprints(fingerprints, projections, history)).toEqual({ fingerprints, refusals: [] })
})

describe('a change of a released version is reported', () => {
  const { requests } = requestInbox.tables
  if (!requests) throw new Error('the inbox has no table')
  const released = markReleased(updateFingerprints({}, [requestInbox], history).fingerprints)
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
    expect(updateFingerprints(released, [projection], history).refusals).toEqual([
      `requestInbox changed under version ${requestInbox.version}, which is released: raise the version of requestInbox and run npm run fingerprints`,
    ])
    expect(updateFingerprints(released, [{ ...projection, version: requestInbox.version + 1 }], history)).toMatchObject({
      refusals: [],
      fingerprints: { requestInbox: { version: requestInbox.version + 1, released: requestInbox.version } },
    })
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
    expect(updateFingerprints(released, [respelled], longer)).toEqual({ fingerprints: released, refusals: [] })
  })

  test('before its release a version may change repeatedly', () => {
    const unreleased = updateFingerprints({}, [requestInbox], history).fingerprints
    const { fingerprints: again, refusals } = updateFingerprints(unreleased, [changed({ indexesSql: '' })], history)
    expect(refusals).toEqual([])
    expect(again).not.toEqual(unreleased)
  })

  test('a lowered version is reported', () => {
    const lower = { ...requestInbox, version: requestInbox.version - 1 }
    expect(updateFingerprints(released, [lower], history).refusals).toEqual([expect.stringContaining('is lower than')])
  })
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
