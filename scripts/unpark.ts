import { projections } from '../src/catalogues.ts'
import { readProcessCheckpoints, unparkProcess } from '../src/operational/processCheckpoints.ts'
import { checkpointKey, readCheckpoints, unpark } from '../src/projections/runner/checkpoints.ts'
import { Mistake, runCommandLine } from './commandLine.ts'

/**
 * `npm run unpark [<projection or process>]`: lets a parked projection or process try again; without a name, lists the parked ones and why.
 */
const [name] = process.argv.slice(2)
await runCommandLine(async ({ database }) => {
  const [checkpoints, processes] = await Promise.all([readCheckpoints(database), readProcessCheckpoints(database)])
  const ofProjections = projections.map((projection) => {
    const parked = checkpoints.get(checkpointKey(projection))?.parked
    return { name: projection.name, parked, retry: async () => void (await unpark(database, projection)) }
  })
  const ofProcesses = [...processes].map(([each, { parked }]) => ({ name: each, parked, retry: () => unparkProcess(database, each) }))
  const followers = [...ofProjections, ...ofProcesses]
  if (name === undefined) {
    const standing = followers.flatMap(({ name: each, parked }) => (parked ? [`${each}: ${parked.error}`] : []))
    return standing.length > 0 ? standing.join('\n') : 'Nothing stands still.'
  }
  const follower = followers.find((each) => each.name === name)
  if (!follower) throw new Mistake(1, `There is no projection or process ${name}.`)
  if (!follower.parked) return `${name} does not stand still.`
  await follower.retry()
  return `${name} tries again.`
})
