import Dialog from '@mui/material/Dialog'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { focusOnlyEnabled } from '../testing/focusOnlyEnabled.ts'
import { useLostFocus } from './useLostFocus.ts'

/** A list whose lines are removed by their own button, or by a question that the button opens. */
function Lines({ asks }: { readonly asks: boolean }) {
  const page = useRef<HTMLElement>(null)
  useLostFocus(page)
  const [lines, setLines] = useState(['First', 'Second'])
  const [asked, setAsked] = useState<string>()
  const remove = (line: string | undefined) => setLines(lines.filter((each) => each !== line))
  return (
    <main ref={page} tabIndex={-1}>
      {lines.map((line) => (
        <button key={line} type="button" onClick={() => (asks ? setAsked(line) : remove(line))}>
          {line}
        </button>
      ))}
      <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)}>
        <button type="button" onClick={() => (setAsked(undefined), remove(asked))}>
          Yes
        </button>
      </Dialog>
      <button type="button" onClick={() => setTimeout(() => remove('First'))}>
        Later
      </button>
    </main>
  )
}

const button = (name: string) => screen.findByRole('button', { name })
const focused = () => document.activeElement

test('moves the focus to the page when the focused button is removed with its line', async () => {
  render(<Lines asks={false} />)
  await userEvent.click(await button('First'))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
})

test('moves the focus to the page when a dialog closes whose opener is gone', async () => {
  render(<Lines asks />)
  await userEvent.click(await button('Second'))
  await userEvent.click(await button('Yes'))
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
})

test('leaves the focus to a dialog, which returns it to its opener', async () => {
  render(<Lines asks />)
  await userEvent.click(await button('Second'))
  await button('Yes')
  await userEvent.keyboard('{Escape}')
  await waitFor(async () => expect(focused()).toBe(await button('Second')))
})

test('leaves the focus where it is when something else is removed', async () => {
  render(<Lines asks={false} />)
  await userEvent.click(await button('Later'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'First' })).toBeNull())
  expect(focused()).toBe(await button('Later'))
})

/** A page with a button that is disabled until its command has ended. */
function Command({ ended }: { readonly ended: Promise<void> }) {
  const page = useRef<HTMLElement>(null)
  useLostFocus(page)
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    await ended
    setRunning(false)
  }
  return (
    <main ref={page} tabIndex={-1}>
      <button type="button" disabled={isRunning} onClick={() => void run()}>
        Run
      </button>
      <button type="button">Other</button>
    </main>
  )
}

function running() {
  focusOnlyEnabled()
  let end = () => {}
  render(<Command ended={new Promise((resolve) => (end = resolve))} />)
  return { end: () => end(), run: screen.getByRole<HTMLButtonElement>('button', { name: 'Run' }) }
}

test('returns the focus to a button that was disabled while its command ran', async () => {
  const { run, end } = running()
  await userEvent.click(run)
  await waitFor(() => expect(focused()).toBe(document.body))
  end()
  await waitFor(() => expect(focused()).toBe(run))
})

test('leaves the focus where the person moved it while a command ran', async () => {
  const { run, end } = running()
  await userEvent.click(run)
  await waitFor(() => expect(focused()).toBe(document.body))
  const other = await button('Other')
  other.focus()
  end()
  await waitFor(() => expect(run.disabled).toBe(false))
  expect(focused()).toBe(other)
})
