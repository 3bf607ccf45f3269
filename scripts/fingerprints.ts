import { writeFileSync } from 'node:fs'
import { projections } from '../src/catalogues.ts'
import { fingerprints as committed } from '../src/projections/runner/fingerprints.ts'
import { sampleHistory } from '../tests/projections/sampleHistory.ts'
import { markReleased, updateFingerprints } from '../tests/projections/updateFingerprints.ts'

/**
 * `npm run fingerprints [-- --release]`: writes the fingerprint of each projection that is new or whose version was raised. A released,
 * unchanged version keeps its fingerprint; if it no longer matches, this fails. `--release` marks all versions as released.
 */
const { fingerprints, refusals } = updateFingerprints(committed, projections, sampleHistory())
const written = process.argv.includes('--release') ? markReleased(fingerprints) : fingerprints
if (refusals.length > 0) {
  console.error(refusals.join('\n'))
  process.exitCode = 1
} else {
  writeFileSync(new URL('../src/projections/fingerprints.json', import.meta.url), `${JSON.stringify(written, undefined, 2)}\n`)
  console.info('src/projections/fingerprints.json is up to date')
}
