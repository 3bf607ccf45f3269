import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// As an object, so that the host stays as it is: the server distinguishes its own pages from other sites' by it.
const api = { target: process.env['API_URL'] ?? 'http://localhost:3000' }

/** The office of planners, venues and administrators, served at /office. */
export default defineConfig({
  root: import.meta.dirname,
  // The two apps run side by side; sharing a folder, each would throw the other's away.
  cacheDir: '../../node_modules/.vite/office',
  base: '/office/',
  plugins: [react()],
  server: { port: 5174, strictPort: true, proxy: { '/api': api, '/images': api, '/sandbox': api } },
  build: {
    outDir: '../../dist/office',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 1024,
    // What the office loads first is held by size-limit; a chunk's own size says nothing.
    chunkSizeWarningLimit: 2_000,
  },
})
