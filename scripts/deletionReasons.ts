import { latestDeletionReasons } from '../src/operational/deletionReasons.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const longestList = 200

/** `npm run deletion-reasons`: why providers deleted their accounts, newest first. */
async function list(): Promise<void> {
  await runCommandLine(async ({ database }) => {
    const reasons = await latestDeletionReasons(database, longestList)
    return reasons.length === 0 ? 'Nobody gave a reason in the last year.' : reasons.map(({ day, words }) => `${day}  ${words}`).join('\n')
  })
}

if (process.argv.length > 2) reportFailure(new Mistake(2, 'Usage: npm run deletion-reasons'))
else await list()
