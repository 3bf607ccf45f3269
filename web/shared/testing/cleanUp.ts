import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { embedPageData } from './embedPageData.ts'

// A busy machine can be slow.
configure({ asyncUtilTimeout: 60_000 })

// Tests in Node's environment have no page.
if (globalThis.document) embedPageData()

// Each test starts with an empty page, empty storage and no path.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  // Tests in Node's environment have none.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  globalThis.history?.replaceState(null, '', '/')
})
