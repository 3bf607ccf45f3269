import { buildWeb } from '../../scripts/web/buildWeb.ts'

/** The browser tests use the web apps as they are built for people; nothing happens when they are built already. */
export async function setup(): Promise<void> {
  await buildWeb()
}
