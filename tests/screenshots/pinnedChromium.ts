import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { sharedMemoryOptions } from '../browser/sharedMemoryOptions.ts'

const pack = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
const cache = join(import.meta.dirname, '../../node_modules/.cache')

/**
 * Starts the Chromium of package-lock.json with its own libraries and its only fallback font: pictures do not depend on the machine's
 * browser and fonts.
 */
export async function launchPinnedChromium(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Screenshots are captured by a Chromium for Linux on x64. Run them in a container of that kind.')
  const home = unpack()
  // Written each time, since it contains the path of this checkout.
  const fontsConf = join(home, 'fonts.conf')
  writeFileSync(
    fontsConf,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>`,
  )
  return chromium.launch({
    executablePath: join(home, 'chromium'),
    // Playwright would give up after 30 s, which a busy machine may need to start it.
    timeout: 120_000,
    ...sharedMemoryOptions(),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--disable-site-isolation-trials',
      '--disable-features=IsolateOrigins,site-per-process',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      '--font-render-hinting=none',
      '--disable-lcd-text',
    ],
    env: { ...process.env, LD_LIBRARY_PATH: join(home, 'lib'), FONTCONFIG_FILE: fontsConf },
  })
}

/** Unpacks the browser, if no earlier run has. */
function unpack(): string {
  const { version } = JSON.parse(readFileSync(join(pack, 'package.json'), 'utf8')) as { readonly version: string }
  const home = join(cache, `chromium-${version}`)
  if (existsSync(home)) return home
  mkdirSync(cache, { recursive: true })
  const unpacking = mkdtempSync(join(cache, 'unpacking-'))
  const content = (name: string) => brotliDecompressSync(readFileSync(join(pack, 'bin', name)))
  writeFileSync(join(unpacking, 'chromium'), content('chromium.br'), { mode: 0o755 })
  for (const archive of ['al2023.tar.br', 'fonts.tar.br']) execFileSync('tar', ['-x', '-C', unpacking], { input: content(archive) })
  try {
    renameSync(unpacking, home)
  } catch (error) {
    rmSync(unpacking, { recursive: true, force: true })
    // Another test file was faster.
    if (!existsSync(home)) throw error
  }
  return home
}
