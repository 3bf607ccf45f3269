import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { createCoupleApi } from '../api/coupleApi.ts'
import { reportMediaSeen } from './mediaSeen.ts'
import { viewElement } from './ViewElement.ts'

customElements.define('alliance-view', viewElement(createCoupleApi(() => 'en')))

/** A call is sent in the next task. */
function callsMade(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function show(more = ''): readonly { readonly body: unknown }[] {
  const sent = answerCalls({ 'POST /api/directory/providers/abc/views': () => ({ body: { success: true } }) })
  const place = document.createElement('div')
  place.innerHTML = `<alliance-view data-kind="profile" data-provider="abc" ${more}></alliance-view>`
  document.body.append(place)
  onTestFinished(() => place.remove())
  return sent
}

test('reports a view once for a page that is visible, with one word for its source', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/')
  const sent = show()
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ kind: 'profile', source: 'search_engine' }]))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
})

test('reports nothing in a background tab until it is opened', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const sent = show()
  document.dispatchEvent(new Event('visibilitychange'))
  await callsMade()
  expect(sent).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test('reports nothing until the page has loaded', async () => {
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const sent = show()
  await callsMade()
  expect(sent).toEqual([])
  loading.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

test.each([
  ['data-media', ['profile', 'photos', 'videos']],
  ['', ['profile']],
])('reports an opened photograph and a played video once each, where the page asks for it (%j)', async (more, kinds) => {
  const sent = show(more)
  for (const media of ['photos', 'photos', 'videos'] as const) reportMediaSeen(document.body, media)
  await callsMade()
  await vi.waitFor(() => expect(sent.map(({ body }) => (body as { kind: string }).kind)).toHaveLength(kinds.length))
  expect(sent.map(({ body }) => (body as { kind: string }).kind).toSorted()).toEqual(kinds.toSorted())
})
