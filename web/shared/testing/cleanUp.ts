import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { embedPageData } from './embedPageData.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 30_000 })

// Tests in Node's environment have no page.
if (globalThis.document) embedPageData()

// A test begins with an empty page and an empty browser, at no address.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  // Tests in Node's environment have none.
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  globalThis.history?.replaceState(null, '', '/')
})
