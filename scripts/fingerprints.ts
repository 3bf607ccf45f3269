import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { projections } from '../src/catalogues.ts'
import { type Fingerprints, fingerprints as present } from '../src/projections/runner/fingerprints.ts'
import { sampleHistory } from '../tests/projections/sampleHistory.ts'
import { recordedSince, updateFingerprints } from '../tests/projections/updateFingerprints.ts'

const file = 'src/projections/fingerprints.json'
const home = new URL('../', import.meta.url)

/**
 * `npm run fingerprints [-- --draft]`: writes the fingerprint of each projection that is new or whose version was raised. A written version
 * is final: if it no longer matches, this fails. With `--draft` it is written as a draft, which later runs write again.
 */
const recorded = recordedSince(lastCommitted(), present)
const { fingerprints, refusals } = updateFingerprints(recorded, projections, sampleHistory(), { draft: process.argv.includes('--draft') })
if (refusals.length > 0) {
  console.error(refusals.join('\n'))
  process.exitCode = 1
} else {
  writeFileSync(new URL(file, home), `${JSON.stringify(fingerprints, undefined, 2)}\n`)
  console.info(`${file} is up to date`)
}

/** The file of the last commit, so that editing the present one makes no final version change. */
function lastCommitted(): Fingerprints {
  try {
    return JSON.parse(execFileSync('git', ['show', `HEAD:./${file}`], { cwd: home, encoding: 'utf8', stdio: 'pipe' })) as Fingerprints
  } catch {
    console.info(`no commit to compare ${file} with`)
    return {}
  }
}
