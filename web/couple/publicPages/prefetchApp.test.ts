import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { directoryPath, officePath, paths } from '../../../src/api/schemas/pagePaths.ts'
import { prefetchApp } from './prefetchApp.ts'

const signIn = `<html><head><script type="module" src="/assets/app.js"></script><template><link rel="modulepreload" crossorigin href="/assets/account.js"></template></head></html>`
const scripts = ['/assets/app.js', '/assets/account.js']
const asked: string[] = []

const preloads = () => [...document.head.querySelectorAll('link[rel=modulepreload]')]
const fetched = () => preloads().map((link) => link.getAttribute('href'))

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(signIn)
  })
})

// The head also contains styles of other files.
afterEach(() => {
  for (const link of preloads()) link.remove()
  document.body.replaceChildren()
})

/** A link as on real pages, where the event's target is an element within it. */
function linkTo(href: string) {
  const link = Object.assign(document.createElement('a'), { href })
  const words = document.createElement('span')
  link.append(words)
  document.body.append(link)
  return { link, words }
}

const user = userEvent.setup()
const gestures = [
  ['pointed at', ({ words }) => user.hover(words)],
  ['touched', async ({ words }) => void fireEvent.touchStart(words)],
  ['reached by keyboard', async ({ link }) => link.focus()],
] as const satisfies readonly (readonly [string, (to: ReturnType<typeof linkTo>) => Promise<void>])[]

test.each(gestures)('fetches nothing of the app before a link to it is %s, and then its scripts once', async (_how, gesture) => {
  prefetchApp()
  for (const elsewhere of [paths.welcome, paths.landing, directoryPath, officePath, `https://example.com${paths.account}`])
    await gesture(linkTo(elsewhere))
  const plain = document.body.appendChild(document.createElement('button'))
  await user.hover(plain)
  const account = linkTo(paths.account)
  expect(asked).toEqual([])
  await gesture(account)
  await expect.poll(fetched).toEqual(scripts)
  await gesture(linkTo(paths.profile))
  expect(asked).toEqual([paths.account])
})

test('reports no error when the app cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const failures: unknown[] = []
  const note = (failure: unknown) => failures.push(failure)
  process.on('unhandledRejection', note)
  prefetchApp()
  await user.hover(linkTo(paths.account).words)
  await new Promise((settled) => setTimeout(settled))
  process.off('unhandledRejection', note)
  expect([fetched(), failures]).toEqual([[], []])
})
