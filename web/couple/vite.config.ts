import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// An address alone would also change the host, by which the server tells its own pages from other sites'.
const api = { target: process.env['API_URL'] ?? 'http://localhost:3000' }
const office = process.env['OFFICE_URL'] ?? 'http://localhost:5174'

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
const start = join(import.meta.dirname, 'startApp.tsx')

/**
 * Everything that the app needs to start is in two chunks: React, and the rest. They would be some forty, for every page shares another part
 * of it, and asking for each keeps a telephone from answering. `startApp` stays by itself: the server finds the app in the build's manifest by
 * this name.
 */
function startingChunk(module: string, graph: ModuleGraph): string | null {
  if (module === start || !needs(start, module, graph) || needs(entry, module, graph)) return null
  return /node_modules\/(react|react-dom|scheduler)\//.test(module) ? 'react' : 'app'
}

/** The couple app: built for the browser, and with `--ssr renderPage.tsx` for the server's first drawing of its public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // The two apps run side by side; sharing a folder, each would throw the other's away.
  cacheDir: '../../node_modules/.vite/couple',
  plugins: [react()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // The app's own sources below web/couple/api are not the server's.
      '^/api/(?!.*\\.tsx?(\\?|$))': api,
      '/images': api,
      '/sandbox': api,
      '/office': { target: office, ws: true },
    },
  },
  build: {
    outDir: isSsrBuild ? '../../dist/couple-server' : '../../dist/couple',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2023',
    assetsInlineLimit: 1024,
    rolldownOptions: {
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
