import { processes } from '../src/catalogues.ts'
import { rebuildProcess } from '../src/commands/rebuildProcess.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

/** `npm run process:rebuild -- <name>`: rebuilds the states of a process from the log, also beside a running product. */
async function main(name: string | undefined): Promise<void> {
  const remembering = processes.filter(({ memory }) => memory)
  const found = processes.find((process) => process.name === name)
  if (!found) {
    const names = remembering.length === 0 ? 'no process keeps a state now' : remembering.map((each) => each.name).join(', ')
    return reportFailure(new Mistake(2, `Usage: npm run process:rebuild -- <process>\nProcesses with a state: ${names}`))
  }
  if (!found.memory) return reportFailure(new Mistake(1, `${found.name} keeps no state: there is nothing to rebuild.`))
  await runCommandLine(async ({ database: pool, eventStore: store, rules }) => {
    return `${found.name}: ${await rebuildProcess(found, { pool, store, rules })} states; no command and no effect was repeated`
  })
}

await main(process.argv[2])
