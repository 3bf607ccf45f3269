import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './findChromium.ts'
import { sharedMemoryOptions } from './sharedMemoryOptions.ts'

let launched: Promise<Browser> | undefined

/** The browser of all tests of this worker, closed with the worker's process; each test has its own context. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await launched
  if (browser?.isConnected()) return browser
  launched = launch()
  return launched
}

async function launch(): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  // Playwright would give up after 30 s, which a busy machine may need to start it.
  return chromium.launch({ executablePath, args: [...args], timeout: 120_000, ...sharedMemoryOptions() })
}
