import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { onAnnouncement } from '../kit/page/announce.ts'
import { focusHeading } from './focusHeading.ts'

const show = (html: string) => {
  document.body.innerHTML = html
}
afterEach(() => show(''))
const focused = () => document.activeElement?.textContent

test('focuses the heading of the page, and announces it', () => {
  const said: string[] = []
  const stop = onAnnouncement((text) => said.push(text))
  show('<a href="#there">Reviews</a><main id="content"><h1>Your reviews</h1></main>')
  document.querySelector('a')?.focus()
  focusHeading()
  stop()
  expect(focused()).toBe('Your reviews')
  expect(said).toEqual(['Your reviews'])
})

test('waits for the heading of a page that is still loading', async () => {
  show('<main id="content" tabindex="-1"></main>')
  focusHeading()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Your company</h1>')
  await waitFor(() => expect(focused()).toBe('Your company'))
})

test('waits until the menu that led there is closed', async () => {
  show('<main id="content"><h1>Your photos</h1></main><div role="menu"><button>Photos</button></div>')
  document.querySelector('button')?.focus()
  focusHeading()
  expect(focused()).toBe('Photos')
  document.querySelector('[role=menu]')?.remove()
  await waitFor(() => expect(focused()).toBe('Your photos'))
})

test('leaves the focus in a field of the new page that took it meanwhile', async () => {
  show('<main id="content"></main>')
  focusHeading()
  show('<main id="content"><input value="typed" /><h1>Your company</h1></main>')
  document.querySelector('input')?.focus()
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  expect(document.activeElement?.tagName).toBe('INPUT')
})
