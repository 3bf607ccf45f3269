import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { withLateScripts } from './lateScripts.ts'
import type { WebApp } from './webApps.ts'

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
export interface BuiltApp extends WebApp {
  readonly directory: string
}

/** Reads a build; `base` is the address of its files, with a trailing slash. */
export function readBuiltApp(directory: string, base: string): BuiltApp {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))
  const fonts = Object.values(manifest)
    .flatMap(({ assets }) => assets)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`)
  const scripts = (modules: readonly string[]) => [...chunksOf(manifest, modules)].map((file) => `${base}${file}`)
  const index = readFileSync(join(directory, 'index.html'), 'utf8')
  // Style sheets are inlined, so that the page needs no further request before it is shown.
  const templateOf = (page: string) => {
    const styled = readFileSync(join(directory, page), 'utf8').replace(
      /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
      (_tag, href: string) => `<style>${readFileSync(join(directory, href.slice(base.length)), 'utf8')}</style>`,
    )
    const filled = styled.replace('<!--head-->', `${[...new Set(fonts)].join('')}<!--head-->`)
    return page === 'public.html' ? withLateScripts(filled) : filled
  }
  // All files are read at once, since another build may replace this one later.
  const pages = readdirSync(directory).filter((name) => name.endsWith('.html'))
  const templates = new Map(pages.map((page) => [page, templateOf(page)]))
  return {
    directory,
    async template(page) {
      const template = templates.get(page)
      if (template === undefined) throw new Error(`${directory} has no ${page}`)
      return template
    },
    preloads(modules) {
      const known = new Set(index.match(/[^"/]+\.js/g) ?? [])
      return scripts(modules)
        .filter((file) => !known.has(file.split('/').at(-1) ?? ''))
        .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
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
