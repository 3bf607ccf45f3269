import { Session } from 'node:inspector/promises'
import { pathToFileURL } from 'node:url'
import type { Projection } from '../../src/projections/runner/projection.ts'

/**
 * Folds the sample history and prints, as a JSON array, the code of folds that it does not reach: `foldCoverageProcess.ts [<module that
 * exports projections> <folder of their files>]`. A separate process, because V8 counts branches only of code that it compiles after
 * coverage was started.
 */
const [moduleFile, folder] = process.argv.slice(2)
const session = new Session()
session.connect()
const sources = new Map<string, string>()
session.on('Debugger.scriptParsed', ({ params }) => sources.set(params.scriptId, params.url))
await session.post('Debugger.enable')
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const home = new URL('../../src/projections/', import.meta.url)
const { fingerprints } = await import('../../src/projections/runner/fingerprints.ts')
const { foldHistory } = await import('./fingerprint.ts')
const { sampleHistory } = await import('./sampleHistory.ts')
const catalogue = moduleFile === undefined ? '../../src/catalogues.ts' : pathToFileURL(moduleFile).href
const { projections } = (await import(catalogue)) as { readonly projections: readonly Projection[] }
for (const projection of projections) foldHistory(projection, sampleHistory().slice(0, fingerprints[projection.name]?.events))

const base = folder === undefined ? home.href : pathToFileURL(`${folder}/`).href
const declarations = projections.map(({ name }) => `/${name}.ts`)
const { result } = await session.post('Profiler.takePreciseCoverage')
const unreached: string[] = []
for (const { scriptId, url, functions } of result) {
  const file = url.split('?')[0] ?? url
  if (!file.startsWith(base) || file.includes('/runner/')) continue
  const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
  const declares = declarations.some((declaration) => file.endsWith(declaration))
  for (const { ranges } of functions) {
    // Files of projections also contain functions for queries; only functions that folds call are counted, with every branch.
    if (ranges[0]?.count === 0 && !declares) continue
    for (const { startOffset, endOffset, count } of ranges) {
      if (count === 0) unreached.push(`${file.slice(base.length)}: ${scriptSource.slice(startOffset, endOffset).trim()}`)
    }
  }
}
console.info(JSON.stringify(unreached))
