import { fireEvent } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { MoreElement } from './MoreElement.ts'

beforeAll(() => customElements.define('alliance-more', MoreElement))

const listOf = (review: string, next: string) =>
  `<alliance-more><ul data-items><li tabindex="-1">${review}</li></ul><p role="alert" hidden></p><div data-foot>${next}</div></alliance-more>`
const linkTo = (page: number) => `<a href="/planner/a?reviews=${page}" data-more>More</a>`

/** A page with one review. Each request for a further page is answered when the test says so. */
function show() {
  const asked: string[] = []
  const answers: ((page: Response) => void)[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address).search)
    return new Promise<Response>((resolve) => answers.push(resolve))
  })
  const place = document.createElement('div')
  place.innerHTML = listOf('First', linkTo(2))
  document.body.append(place)
  onTestFinished(() => place.remove())
  const link = () => {
    const found = place.querySelector('a')
    if (!found) throw new Error('there is no link')
    return found
  }
  const answer = async (page: string, status = 200) => {
    answers.shift()?.(new Response(page, { status }))
    await vi.waitFor(() => expect(place.querySelector('[aria-busy]')).toBeNull())
  }
  const reviews = () => Array.from(place.querySelectorAll('li'), ({ textContent }) => textContent)
  const alert = () => place.querySelector<HTMLElement>('[role=alert]')
  return { asked, place, link, answer, reviews, alert }
}

test('appends the next page, focuses its first review, and offers the page after it', async () => {
  const { asked, link, answer, reviews } = show()
  fireEvent.click(link())
  await answer(listOf('Second', linkTo(3)))
  expect([reviews(), document.activeElement?.textContent]).toEqual([['First', 'Second'], 'Second'])
  fireEvent.keyDown(link(), { key: ' ' })
  await answer(listOf('Third', ''))
  expect([asked, reviews()]).toEqual([
    ['?reviews=2', '?reviews=3'],
    ['First', 'Second', 'Third'],
  ])
})

test('asks once for a page while the key is held down or the link is clicked again', async () => {
  const { asked, link, answer, reviews } = show()
  fireEvent.click(link())
  expect(link().getAttribute('aria-disabled')).toBe('true')
  // The browser does not follow the link either.
  expect(fireEvent.click(link())).toBe(false)
  fireEvent.keyDown(link(), { key: ' ' })
  expect(asked).toEqual(['?reviews=2'])
  await answer(listOf('Second', linkTo(3)))
  expect([reviews(), link().getAttribute('aria-disabled')]).toEqual([['First', 'Second'], null])
})

test('can be pressed again after a failure', async () => {
  const { asked, link, answer, reviews, alert } = show()
  fireEvent.click(link())
  await answer('', 502)
  expect([alert()?.hidden, link().getAttribute('aria-disabled')]).toEqual([false, null])
  fireEvent.keyDown(link(), { key: ' ' })
  await answer(listOf('Second', ''))
  expect([asked, reviews(), alert()?.hidden]).toEqual([['?reviews=2', '?reviews=2'], ['First', 'Second'], true])
})
