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
 * The browser tests use the web apps as they are built for people; nothing is built that is built already. An app that cannot be built is
 * not there: its own tests fail, those of the other run. All tests share one copy, so that a build beside them takes no file away.
 */
export async function setup(project: TestProject): Promise<() => void> {
  await buildWeb().catch((error: unknown) => console.error(error))
  const webDirectory = mkdtempSync(join(tmpdir(), 'alliance-web-'))
  if (existsSync('dist')) cpSync('dist', webDirectory, { recursive: true })
  project.provide('webDirectory', webDirectory)
  return () => rmSync(webDirectory, { recursive: true, force: true })
}
