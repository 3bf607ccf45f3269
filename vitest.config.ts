import { defineConfig } from 'vitest/config'

const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }
const browser = 'tests/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    maxWorkers: 3,
    // One Postgres for all; only the tests in a browser need the web apps.
    globalSetup: ['tests/setup/postgresCluster.ts'],
    projects: [
      { test: { name: 'server', include: ['{src,tests,web}/**/*.test.{ts,tsx}'], exclude: [browser], ...timeouts } },
      { test: { name: 'browser', include: [browser], globalSetup: ['tests/setup/webBuild.ts'], ...timeouts } },
    ],
  },
})
