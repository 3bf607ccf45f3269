import { expect, it } from 'vitest'
import config from '../vitest.config.ts'

// vitest transforms as an ES module whatever has `/es/` or `/esm/` in its path, and CommonJS then fails.
const transformed = /\/(?:es|esm)\//

it.each(['es', 'esm'])('leaves packages to Node in a checkout below a folder named %s', (folder) => {
  const checkout = `/srv/${folder}/alliance`
  const commonJs = `${checkout}/node_modules/@grpc/grpc-js/build/src/index.js`
  expect(commonJs).toMatch(transformed)
  for (const external of externals()) {
    const isLeft = (path: string) => external.some((pattern) => pattern.test(path))
    expect(isLeft(commonJs)).toBe(true)
    expect(isLeft(`${checkout}/node_modules/some/dist/esm/index.js`)).toBe(false)
    expect(isLeft(`${checkout}/src/eventstore/eventStoreDb.ts`)).toBe(false)
  }
})

it('leaves to vitest what it takes by itself in any other checkout', () => {
  for (const external of externals().flat()) expect('/srv/alliance/node_modules/@grpc/grpc-js/build/src/index.js').not.toMatch(external)
})

/** The packages that each project leaves to Node. */
function externals(): readonly (readonly RegExp[])[] {
  const projects = config.test?.projects ?? []
  expect(projects).toHaveLength(3)
  return projects.map((project) => {
    const external = typeof project === 'object' && 'test' in project ? (project.test?.server?.deps?.external ?? []) : []
    return external.flatMap((each) => (each instanceof RegExp ? [each] : []))
  })
}
