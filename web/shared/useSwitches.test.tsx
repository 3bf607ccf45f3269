import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Choice, useSwitches } from './useSwitches.ts'

interface Save {
  readonly choice: Choice<string>
  readonly succeed: () => void
  readonly fail: () => void
}

/** Two switches, both off, whose saves the test ends. */
function open() {
  const saves: Save[] = []
  function Switches() {
    const [saved, setSaved] = useState([
      { kind: 'mails', wanted: false },
      { kind: 'texts', wanted: false },
    ])
    const { shown, choose, error } = useSwitches(saved, (choice) =>
      new Promise<void>((resolve, reject) => {
        saves.push({ choice, succeed: resolve, fail: () => reject(new Error('Broken.')) })
      }).then(() => setSaved((before) => before.map((each) => (each.kind === choice.kind ? { ...each, ...choice } : each)))),
    )
    return (
      <>
        {shown.map(({ kind, wanted }) => (
          <input
            key={kind}
            type="checkbox"
            aria-label={kind}
            checked={wanted}
            onChange={({ target }) => choose({ kind, wanted: target.checked })}
          />
        ))}
        {error && <p role="alert">{error.message}</p>}
      </>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Switches />
    </QueryClientProvider>,
  )
  const choices = () => saves.map(({ choice }) => choice)
  return { saves, choices, user: userEvent.setup() }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('shows a choice in the event that makes it, and keeps the focus while it is saved', async () => {
  const { saves, choices, user } = open()
  const shown: boolean[] = []
  box('mails').addEventListener('click', () => queueMicrotask(() => shown.push(box('mails').checked)))
  box('mails').focus()
  await user.keyboard(' ')
  expect(shown).toEqual([true])
  expect(choices()).toEqual([{ kind: 'mails', wanted: true }])
  expect(document.activeElement).toBe(box('mails'))
  saves[0]?.succeed()
  await expect.poll(() => box('mails').checked).toBe(true)
})

test('saves quick choices one after another', async () => {
  const { saves, choices, user } = open()
  await user.click(box('mails'))
  await user.click(box('texts'))
  await user.click(box('mails'))
  expect([box('mails').checked, box('texts').checked]).toEqual([false, true])
  expect(choices()).toEqual([{ kind: 'mails', wanted: true }])
  saves[0]?.succeed()
  await expect.poll(choices).toHaveLength(2)
  saves[1]?.succeed()
  await expect.poll(choices).toHaveLength(3)
  saves[2]?.succeed()
  expect(choices()).toEqual([
    { kind: 'mails', wanted: true },
    { kind: 'texts', wanted: true },
    { kind: 'mails', wanted: false },
  ])
  expect([box('mails').checked, box('texts').checked]).toEqual([false, true])
})

test('restores a choice that was not saved and says so, also when the next one is saved', async () => {
  const { saves, choices, user } = open()
  await user.click(box('mails'))
  await user.click(box('texts'))
  saves[0]?.fail()
  await expect.poll(choices).toHaveLength(2)
  saves[1]?.succeed()
  await expect.poll(() => [box('mails').checked, box('texts').checked]).toEqual([false, true])
  expect(screen.getByRole('alert').textContent).toBe('Broken.')
})
