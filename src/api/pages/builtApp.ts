import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof Manifest>

/** A web app as Vite built it: its page to fill in, and what belongs to which module. */
export interface BuiltApp {
  readonly directory: string
  /** The page with its placeholders, style sheets written into it so that nothing has to be fetched before it shows. */
  readonly template: string
  /** Tags that announce scripts before the app asks for them; modules by their source file. */
  preloads(modules: readonly string[]): string
}

/** Reads a build; `base` is the address its files are served under, with a slash at the end. */
export function readBuiltApp(directory: string, base: string): BuiltApp {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))
  const page = readFileSync(join(directory, 'index.html'), 'utf8')
  const template = page.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_tag, href: string) => {
    const styles = readFileSync(join(directory, href.slice(base.length)), 'utf8')
    return `<style>${styles}</style>`
  })
  const fonts = Object.values(manifest)
    .flatMap(({ assets }) => assets)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`)
  return {
    directory,
    template: template.replace('<!--head-->', `${[...new Set(fonts)].join('')}<!--head-->`),
    preloads(modules) {
      const known = new Set(page.match(/[^"/]+\.js/g) ?? [])
      return [...chunksOf(manifest, modules)]
        .filter((file) => !known.has(file.split('/').at(-1) ?? ''))
        .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
        .join('')
    },
  }
}

function chunksOf(manifest: Manifest, modules: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const module of modules) {
    const chunk = manifest[module]
    if (!chunk || found.has(chunk.file)) continue
    found.add(chunk.file)
    chunksOf(manifest, chunk.imports, found)
  }
  return found
}
