import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { createCoupleApi } from '../api/coupleApi.ts'
import { viewElement } from './ViewElement.ts'

customElements.define('alliance-view', viewElement(createCoupleApi(() => 'en')))

function show(): readonly { readonly body: unknown }[] {
  const sent = answerCalls({ 'POST /api/directory/providers/abc/views': () => ({ body: { success: true } }) })
  const place = document.createElement('div')
  place.innerHTML = '<alliance-view data-kind="profile" data-provider="abc"></alliance-view>'
  document.body.append(place)
  onTestFinished(() => place.remove())
  return sent
}

test('a page that is seen reports its view once, with one word for what led there', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/')
  const sent = show()
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ kind: 'profile', source: 'search_engine' }]))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
})

test('a page in another tab reports nothing until it is looked at', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const sent = show()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})
