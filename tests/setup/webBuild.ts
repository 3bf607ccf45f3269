import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWeb } from '../../scripts/web/buildWeb.ts'

declare module 'vitest' {
  interface ProvidedContext {
    webDirectory: string
  }
}

/**
 * Builds the web apps for the browser tests like for production, unless they are built already. An app that cannot be built is absent: only
 * its own tests fail. All tests share one copy, so that a concurrent build removes no file.
 */
export async function setup(project: TestProject): Promise<() => void> {
  await buildWeb().catch((error: unknown) => console.error(error))
  const webDirectory = mkdtempSync(join(tmpdir(), 'alliance-web-'))
  if (existsSync('dist')) cpSync('dist', webDirectory, { recursive: true })
  project.provide('webDirectory', webDirectory)
  return () => rmSync(webDirectory, { recursive: true, force: true })
}
