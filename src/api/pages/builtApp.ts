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

/** A web app as Vite built it. */
export interface BuiltApp {
  readonly directory: string
  /** A page to fill in, e.g. `index.html`: with its placeholders, style sheets written into it so that nothing has to be fetched before it shows. */
  template(page: string): string
  /** Tags that announce scripts before the app asks for them; modules by their source file. */
  preloads(modules: readonly string[]): string
  /** Addresses of the scripts that modules need. */
  scripts(modules: readonly string[]): readonly string[]
}

/** Reads a build; `base` is the address its files are served under, with a slash at the end. */
export function readBuiltApp(directory: string, base: string): BuiltApp {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))
  const fonts = Object.values(manifest)
    .flatMap(({ assets }) => assets)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`)
  const scripts = (modules: readonly string[]) => [...chunksOf(manifest, modules)].map((file) => `${base}${file}`)
  const index = readFileSync(join(directory, 'index.html'), 'utf8')
  return {
    directory,
    template(page) {
      const text = readFileSync(join(directory, page), 'utf8')
      const styled = text.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_tag, href: string) => {
        const styles = readFileSync(join(directory, href.slice(base.length)), 'utf8')
        return `<style>${styles}</style>`
      })
      return styled.replace('<!--head-->', `${[...new Set(fonts)].join('')}<!--head-->`)
    },
    preloads(modules) {
      const known = new Set(index.match(/[^"/]+\.js/g) ?? [])
      return scripts(modules)
        .filter((file) => !known.has(file.split('/').at(-1) ?? ''))
        .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
        .join('')
    },
    scripts,
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
