import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,tests,web}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/setup/postgresCluster.ts', 'tests/setup/webBuild.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
  },
})
