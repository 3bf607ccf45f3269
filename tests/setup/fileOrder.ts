import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files. If they started late, they would end last with one core idle; a fresh clone has no measured durations. */
export const longest = [
  'tests/screenshots/states',
  'tests/e2e/providerJourney',
  'tests/permissions/permissionMatrix',
  'tests/ledger/killedLedger',
  'tests/e2e/office',
  'tests/races/unlockRaces',
  'tests/e2e/officeInbox',
  'tests/e2e/officeVenue',
  'tests/projections/erasedPersons',
  'tests/projections/newInboxField',
  'tests/screenshots/kit',
  'tests/e2e/officeKit',
  'tests/e2e/premiumEffects',
  'tests/e2e/officeMeanwhile',
  'tests/e2e/officeAccount',
  'tests/e2e/officeFirstPaint',
  'tests/e2e/wizardWays',
  'tests/e2e/mainWay',
  'tests/e2e/withoutScripts',
  'tests/e2e/officePortfolios',
  'tests/e2e/officeOverlays',
  'tests/e2e/session',
  'tests/e2e/officePipeline',
  'tests/e2e/officeDark',
  'tests/e2e/subscription',
  'src/eventstore/eventStoreDb',
  'tests/e2e/consent',
  'tests/e2e/wizard',
  'tests/commandLines/providerCommandLines',
  'tests/e2e/officeContainment',
  'tests/e2e/officePhotos',
  'tests/api/badInput',
  'src/api/routes/pro/payments/paymentOutcomes',
  'tests/abuse/codeFlood',
] as const

/** Files that mostly wait: for the product's time limits, or for processes to start, die and be noticed. */
export const waiting = [
  'tests/jobs/killedWorker',
  'tests/api/exhaustion',
  'tests/api/sharedRateLimit',
  'tests/start/endings',
  'tests/races/unlockSurvivesKills',
  'tests/projections/takeOver',
  'tests/start/startFailures',
  'tests/log/killedWhileAppending',
  'src/jobs/effectMetrics',
] as const

/** The number of other files between two that wait. */
const apart = 5

/** The slowest files first, and waiting files spread among the others, which use the cores meanwhile. */
export function inOrder<File extends Pick<TestSpecification, 'moduleId'>>(files: readonly File[]): File[] {
  const named = (names: readonly string[]) => names.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(`/${name}.test.ts`)))
  const [first, waits] = [named(longest), named(waiting)]
  const busy = [...first, ...files.filter((file) => !first.includes(file) && !waits.includes(file))]
  return waits.reduce((all, file, index) => all.toSpliced(index * (apart + 1), 0, file), busy)
}

export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    // A worker serves one project, so the files of each stay together.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => inOrder(sorted.filter((file) => file.project === project)))
  }
}
