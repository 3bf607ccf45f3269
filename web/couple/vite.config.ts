import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// An address alone would also change the host, by which the server tells its own pages from other sites'.
const api = { target: process.env['API_URL'] ?? 'http://localhost:3000' }
const office = process.env['OFFICE_URL'] ?? 'http://localhost:5174'

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
    // What a page loads first is held by size-limit; a chunk's own size says nothing.
    chunkSizeWarningLimit: 2_000,
  },
  ...(isSsrBuild
    ? { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true as const, target: 'node' as const } }
    : {}),
}))
