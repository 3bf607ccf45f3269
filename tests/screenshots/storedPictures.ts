import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The accepted pictures of states. */
export const storedFolder = join(import.meta.dirname, 'pictures')
/** The maximum size of a picture's PNG, since the repository keeps every version of it. */
const mostBytes = 150_000

export function storedPicture(name: string, folder = storedFolder): Buffer | undefined {
  const path = join(folder, `${name}.png`)
  return existsSync(path) ? readFileSync(path) : undefined
}

/** The names of all stored pictures. */
export function storedNames(folder = storedFolder): readonly string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  return files.map((file) => file.slice(0, -'.png'.length))
}

/** Stores a picture in 128 colours, which is a third of its size. */
export async function acceptPicture(name: string, actual: Buffer, folder = storedFolder): Promise<void> {
  const small = await sharp(actual).png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
  if (small.length > mostBytes) throw new Error(`${name} takes ${small.length} bytes, and ${mostBytes} are the most`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.png`), small)
}

/** Stored pictures that are too large. */
export function tooHeavy(folder = storedFolder): readonly string[] {
  return storedNames(folder).filter((name) => (storedPicture(name, folder)?.length ?? 0) > mostBytes)
}

export function removePicture(name: string, folder = storedFolder): void {
  rmSync(join(folder, `${name}.png`))
}
