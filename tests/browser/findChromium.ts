import { existsSync } from 'node:fs'

export interface Chromium {
  readonly executablePath: string
  readonly args: readonly string[]
}

/** The Chromium for tests: `CHROMIUM_PATH`, Debian's (headless if available), or the one from npm. */
export async function findChromium(): Promise<Chromium> {
  // As few processes as possible, since two cores run them all.
  const lean = [
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-site-isolation-trials',
    // The pages of a window share a renderer (anchorPage.ts).
    '--process-per-site',
    '--disable-features=IsolateOrigins,site-per-process',
  ]
  const args = ['--headless', '--no-sandbox', ...lean, '--force-color-profile=srgb', '--hide-scrollbars']
  const places = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
  const installed = places.find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed, args }
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args }
}
