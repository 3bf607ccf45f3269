import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutParts } from '../leftOut.ts'

/** The office of planners, venues and administrators, served at /office. */
export default defineConfig({
  root: import.meta.dirname,
  // The two apps run side by side; sharing a folder, each would throw the other's away.
  cacheDir: '../../node_modules/.vite/office',
  base: '/office/',
  plugins: [react(), withoutParts()],
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
