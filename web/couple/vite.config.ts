import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutParts } from '../leftOut.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Whether a file imports a module, directly or indirectly. */
function needs(file: string, module: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>()
  const isNeeded = (id: string): boolean => {
    if (id === file) return true
    if (seen.has(id)) return false
    seen.add(id)
    return graph.getModuleInfo(id)?.importers.some(isNeeded) ?? false
  }
  return isNeeded(module)
}

const entry = join(import.meta.dirname, 'main.ts')
const publicPage = join(import.meta.dirname, 'publicPages/publicPage.ts')
const start = join(import.meta.dirname, 'startApp.tsx')
const theme = join(import.meta.dirname, '../shared/theme/theme.ts')

/** Modules that the start imports only through a library's index. */
const ofSomePages = /\/query-core\/.*\/infiniteQueryObserver\.js$|\/react-query\/.*\/useInfiniteQuery\.js$/

/**
 * Groups everything the app needs to start into four chunks: what public pages need too, React, MUI, and the rest. The bundler would make some
 * forty, because every page shares another part, and requesting them all blocks a phone. `startApp` stays apart: the server finds the
 * app in the manifest by this name.
 */
function startingChunk(module: string, graph: ModuleGraph): string | null {
  if (module === start || module === entry || module === publicPage) return null
  const isOfStart = needs(start, module, graph) || needs(entry, module, graph)
  // Modules of the public pages only.
  if (needs(publicPage, module, graph)) return isOfStart ? 'islands' : null
  if (!needs(start, module, graph) || needs(entry, module, graph) || ofSomePages.test(module)) return null
  if (/node_modules\/(react|react-dom|scheduler)\//.test(module)) return 'react'
  return /node_modules\/@(mui|emotion)\//.test(module) || needs(theme, module, graph) ? 'mui' : 'app'
}

/** Builds the couple app and the scripts of public pages; with `--ssr renderPage.tsx` the code that renders these on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Both builds run in parallel; in one folder each would delete the other's output.
  cacheDir: '../../node_modules/.vite/couple',
  plugins: [react(), withoutParts()],
  build: {
    outDir: isSsrBuild ? '../../dist/couple-server' : '../../dist/couple',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Images used only by server-rendered pages.
    ssrEmitAssets: true,
    target: 'es2023',
    assetsInlineLimit: 1024,
    // Every supported browser knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: ['index.html', 'public.html'].map((page) => join(import.meta.dirname, page)) }),
      output: {
        codeSplitting: isSsrBuild ? false : { includeDependenciesRecursively: false, groups: [{ name: startingChunk, debugName: 'app' }] },
      },
    },
    // size-limit checks what a page loads first; the size of a single chunk does not matter.
    chunkSizeWarningLimit: 2_000,
  },
  ...(isSsrBuild
    ? { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const, target: 'node' as const } }
    : {}),
}))
