import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A test begins with an empty page and an empty browser.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
