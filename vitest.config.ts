import { defineConfig } from 'vitest/config'
import { FileOrder } from './tests/setup/fileOrder.ts'

/**
 * Packages' scripts when the checkout itself lies below a folder named `es` or `esm`: vitest would take all of them for ES modules, and
 * transform what is CommonJS.
 */
const packagesBelowEsFolder = /\/esm?\/.*\/node_modules\/(?!.*\/esm?\/).*\.js$/
/** What renders the pages is built already: node loads it as it is. vitest would take two seconds over its 3 MB, for each product again. */
const builtRenderer = /\/couple-server\/renderPage\.js$/

const shared = {
  // They stop what hangs, and nothing else: on a busy machine everything takes several times as long.
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  expect: { poll: { timeout: 120_000 } },
  // Loading the product's modules for every file again would take longer than most files' tests.
  isolate: false,
  server: { deps: { external: [packagesBelowEsFolder, builtRenderer] } },
}
const browser = ['tests/e2e/**/*.test.ts', 'tests/screenshots/**/*.test.ts']
const components = 'web/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    // One Postgres for all that need one; only the tests in a browser need the web apps.
    globalSetup: ['tests/setup/postgresCluster.ts'],
    sequence: { sequencer: FileOrder },
    projects: [
      {
        test: {
          name: 'server',
          include: ['{src,tests}/**/*.test.{ts,tsx}'],
          exclude: browser,
          // Many wait for Postgres, for processes or for a time limit: four of them use two thirds of two cores.
          maxWorkers: 6,
          sequence: { groupOrder: 1 },
          ...shared,
        },
      },
      {
        // The web apps' own: in jsdom, without a browser and a server.
        // As Node resolves it for react-admin: with a second copy of the router, react-admin would navigate in one of its own.
        resolve: { conditions: ['module-sync'] },
        test: {
          name: 'components',
          include: [components],
          environment: 'jsdom',
          setupFiles: ['web/shared/testing/cleanUp.ts'],
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
          ...shared,
        },
      },
      {
        test: {
          name: 'browser',
          include: browser,
          globalSetup: ['tests/setup/webBuild.ts'],
          // Two of them keep two cores busy, and more get in each other's way (bench/results.md).
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...shared,
        },
      },
    ],
  },
})
