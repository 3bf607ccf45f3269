import { act, screen, waitFor, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { startTransition, useLayoutEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCouple } from '../testing/renderCouple.tsx'
import { EventDateField } from './EventDateField.tsx'

const chosen = vi.fn<(day: string) => void>()

function Field({ value = '' }: { readonly value?: string }) {
  const [day, setDay] = useState(value)
  return (
    <EventDateField
      value={day}
      onChange={(next) => {
        chosen(next)
        setDay(next)
      }}
    />
  )
}

beforeEach(() => {
  chosen.mockClear()
  // A mouse, with which the calendar opens below the field.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('pointer: fine') || media.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }))
})

async function calendar(value?: string) {
  const { user } = renderCouple(<Field value={value} />)
  await user.click(screen.getByRole('button', { name: /choose date/i }))
  return { user, dialog: await screen.findByRole('dialog') }
}

const typed = () => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent)

describe('the event date’s calendar', () => {
  it('opens on the days of tomorrow’s month', async () => {
    const { dialog } = await calendar()
    within(dialog).getByText(dayjs().add(1, 'day').format('MMMM YYYY'))
    expect(within(dialog).getAllByRole('gridcell').length).toBeGreaterThan(27)
    expect(screen.queryByRole('radio', { name: '2099' })).toBeNull()
  })

  it('selects nothing when a year is opened and the calendar is closed', async () => {
    const { user, dialog } = await calendar()
    const before = typed()
    await user.click(within(dialog).getByRole('button', { name: /switch to year view/i }))
    await user.click(within(dialog).getByRole('radio', { name: String(dayjs().year() + 2) }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen).not.toHaveBeenCalled()
    expect(typed()).toEqual(before)
  })

  it('selects the final day once', async () => {
    const { user, dialog } = await calendar()
    const year = dayjs().year() + 2
    await user.click(within(dialog).getByRole('button', { name: /switch to year view/i }))
    await user.click(within(dialog).getByRole('radio', { name: String(year) }))
    await user.click(within(dialog).getByRole('radio', { name: 'June' }))
    await user.click(await within(dialog).findByRole('gridcell', { name: '12' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen.mock.calls).toEqual([[`${year}-06-12`]])
  })
})

describe('the event date’s field', () => {
  it('accepts typed input and shows no error for an incomplete date', async () => {
    const { user } = renderCouple(<Field />)
    await user.click(screen.getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('12062031')
    expect(chosen).toHaveBeenLastCalledWith('2031-06-12')
    expect(chosen.mock.calls.map(([day]: string[]) => day)).toEqual(expect.not.arrayContaining(['0002-06-12']))
  })

  it('keeps the typed parts when the page renders between two keys', async () => {
    function Page() {
      const [count, setCount] = useState(0)
      // The key is pressed before the effects of this render have run.
      useLayoutEffect(() => {
        if (count === 1) press('Month', '0')
      }, [count])
      return (
        <>
          <Field value="2031-01-01" />
          <button type="button" onClick={() => startTransition(() => setCount(count + 1))}>
            Render
          </button>
        </>
      )
    }
    const { user } = renderCouple(<Page />)
    await user.click(screen.getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('12')
    act(() => screen.getByRole('button', { name: 'Render' }).click())
    expect(typed()).toEqual(['12', '00', '2031'])
    await user.keyboard('6')
    expect(chosen).toHaveBeenLastCalledWith('2031-06-12')
  })

  it('reports a past day', async () => {
    renderCouple(<Field value="2020-06-12" />)
    expect(screen.getByText('You cannot choose a date in the past.')).toBeTruthy()
  })
})

/** What a browser does on a key press: it replaces the selected text and fires `input`. */
function press(part: string, key: string): void {
  const section = screen.getByRole('spinbutton', { name: part })
  section.textContent = key
  section.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }))
}
