import { buildWeb } from '../../scripts/web/buildWeb.ts'

/**
 * The browser tests use the web apps as they are built for people; nothing happens when they are built already. An app that cannot be built is
 * not there: its own tests fail, those of the other run.
 */
export async function setup(): Promise<void> {
  await buildWeb().catch((error: unknown) => console.error(error))
}
