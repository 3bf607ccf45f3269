import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutParts } from '../leftOut.ts'

/** The office of planners, venues and administrators, served at /office. */
export default defineConfig({
  root: import.meta.dirname,
  // Both builds run in parallel; in one folder each would delete the other's output.
  cacheDir: '../../node_modules/.vite/office',
  base: '/office/',
  plugins: [react(), withoutParts()],
  build: {
    outDir: '../../dist/office',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 1024,
    // size-limit checks what the office loads first; the size of a single chunk does not matter.
    chunkSizeWarningLimit: 2_000,
  },
})
