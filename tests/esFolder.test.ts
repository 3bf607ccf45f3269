import { expect, it } from 'vitest'
import config from '../vitest.config.ts'

// vitest transforms as an ES module whatever has `/es/` or `/esm/` in its path, and CommonJS then fails.
const transformed = /\/(?:es|esm)\//

it.each(['es', 'esm'])('leaves packages to Node in a checkout below a folder named %s', (folder) => {
  const checkout = `/srv/${folder}/alliance`
  const commonJs = `${checkout}/node_modules/@grpc/grpc-js/build/src/index.js`
  expect(commonJs).toMatch(transformed)
  for (const external of externals()) {
    expect(commonJs).toMatch(external)
    expect(`${checkout}/node_modules/some/dist/esm/index.js`).not.toMatch(external)
    expect(`${checkout}/src/eventstore/eventStoreDb.ts`).not.toMatch(external)
  }
})

it('leaves to vitest what it takes by itself in any other checkout', () => {
  for (const external of externals()) expect('/srv/alliance/node_modules/@grpc/grpc-js/build/src/index.js').not.toMatch(external)
})

/** What each of the projects leaves to Node. */
function externals(): readonly RegExp[] {
  const projects = config.test?.projects ?? []
  const found = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.server?.deps?.external ?? []) : [],
  )
  expect(found).toHaveLength(projects.length)
  return found.flatMap((each) => (each instanceof RegExp ? [each] : []))
}
