import { expect, onTestFinished, test, vi } from 'vitest'
import { type Answers, answerCalls } from '../../shared/testing/answerCalls.ts'
import { createCoupleApi } from '../api/coupleApi.ts'
import { dateElement } from './DateElement.ts'

customElements.define('alliance-date', dateElement(createCoupleApi(() => 'en')))

function show(answers: Answers) {
  const sent = answerCalls(answers)
  const place = document.createElement('div')
  place.innerHTML = `<alliance-date data-provider="abc" data-free="Free on %date%." data-unavailable="Not available on %date%." data-failed="Please try again.">
    <form><input name="date" type="date"><button>Ask</button></form><p data-said></p>
  </alliance-date>`
  document.body.append(place)
  onTestFinished(() => place.remove())
  const input = place.querySelector('input')
  const said = () => place.querySelector('[data-said]')?.textContent
  const type = (date: string) => {
    if (input) input.value = date
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const ask = (date: string) => {
    type(date)
    place.querySelector('form')?.requestSubmit()
  }
  return { sent, said, type, ask }
}

const answering = (answer: string): Answers => ({ 'GET /api/directory/providers/abc/availability': () => ({ body: { answer } }) })

test('shows the answer in place, and clears it when another day is typed', async () => {
  const { sent, said, type, ask } = show(answering('unavailable'))
  ask('2027-06-12')
  await vi.waitFor(() => expect(said()).toBe('Not available on 12/06/2027.'))
  expect(sent.map(({ path }) => path)).toEqual(['/api/directory/providers/abc/availability?date=2027-06-12'])
  type('2027-06-19')
  expect(said()).toBe('')
})

test('asks nothing without a day, and says when the server does not answer', async () => {
  const { sent, said, ask } = show({})
  ask('')
  expect(sent).toEqual([])
  ask('2027-06-12')
  await vi.waitFor(() => expect(said()).toBe('Please try again.'))
})
