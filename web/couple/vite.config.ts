import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutParts } from '../leftOut.ts'
import { scriptsLast } from './scriptsLast.ts'

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Whether a file needs a module before it can run. */
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

/** What the start imports only as part of a library's list of exports. */
const ofSomePages = /\/query-core\/.*\/infiniteQueryObserver\.js$|\/react-query\/.*\/useInfiniteQuery\.js$/

/**
 * Everything that the app needs to start is in three chunks: what pages for everybody run too, which need nothing else of the app, React, and
 * the rest. They would be some forty, for every page shares another part of it, and asking for each keeps a telephone from answering.
 * `startApp` stays by itself: the server finds the app in the build's manifest by this name.
 */
function startingChunk(module: string, graph: ModuleGraph): string | null {
  if (module === start || module === entry || module === publicPage) return null
  const isOfStart = needs(start, module, graph) || needs(entry, module, graph)
  // What pages for everybody alone run stays with them.
  if (needs(publicPage, module, graph)) return isOfStart ? 'islands' : null
  if (!needs(start, module, graph) || needs(entry, module, graph) || ofSomePages.test(module)) return null
  return /node_modules\/(react|react-dom|scheduler)\//.test(module) ? 'react' : 'app'
}

/** The couple app and the scripts of the pages for everybody; with `--ssr renderPage.tsx` what the server renders these with. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // The two apps run side by side; sharing a folder, each would throw the other's away.
  cacheDir: '../../node_modules/.vite/couple',
  plugins: [react(), withoutParts(), scriptsLast()],
  build: {
    outDir: isSsrBuild ? '../../dist/couple-server' : '../../dist/couple',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Pictures of pages that the server alone renders.
    ssrEmitAssets: true,
    target: 'es2023',
    assetsInlineLimit: 1024,
    // Browsers that can run the apps know it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: ['index.html', 'public.html'].map((page) => join(import.meta.dirname, page)) }),
      output: {
        codeSplitting: isSsrBuild ? false : { includeDependenciesRecursively: false, groups: [{ name: startingChunk, debugName: 'app' }] },
      },
    },
    // What a page loads first is held by size-limit; a chunk's own size says nothing.
    chunkSizeWarningLimit: 2_000,
  },
  ...(isSsrBuild
    ? { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const, target: 'node' as const } }
    : {}),
}))
