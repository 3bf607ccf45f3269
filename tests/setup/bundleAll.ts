import { bundlePrograms } from './bundledProgram.ts'

// Runs before `npm test`, so that no test waits for it; a run of some files leaves it to the first test that starts a program.
await bundlePrograms()
