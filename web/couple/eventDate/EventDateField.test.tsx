import { act, screen, waitFor, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { startTransition, useLayoutEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from '../../shared/i18n/createI18n.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { loadAllTranslations } from '../texts/loadAllTranslations.ts'
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

/** A field whose value the page also changes by itself. */
function GivenField({ before, given }: { readonly before: string; readonly given: string }) {
  const [day, setDay] = useState(before)
  const choose = (next: string) => {
    chosen(next)
    setDay(next)
  }
  return (
    <>
      <EventDateField value={day} onChange={choose} />
      <button type="button" onClick={() => setDay(given)}>
        Give
      </button>
    </>
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

  it.each([
    ['', '2031-06-12', ['12', '06', '2031']],
    ['2030-01-02', '2031-06-12', ['12', '06', '2031']],
    ['2030-01-02', '', ['DD', 'MM', 'YYYY']],
  ])('follows its value when the page changes it from %j to %j', async (before, given, after) => {
    const { user } = renderCouple(<GivenField before={before} given={given} />)
    await user.click(screen.getByRole('button', { name: 'Give' }))
    expect(typed()).toEqual(after)
    expect(chosen).not.toHaveBeenCalled()
  })

  it('shows a value that the page gives instead of a typed date, complete or not, and can be typed in again', async () => {
    const { user } = renderCouple(<GivenField before="" given="2031-06-12" />)
    const give = screen.getByRole('button', { name: 'Give' })
    await user.click(screen.getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('24')
    expect(typed()).toEqual(['24', 'MM', 'YYYY'])
    await user.click(give)
    expect(typed()).toEqual(['12', '06', '2031'])
    await user.click(screen.getByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('05072032')
    expect(chosen).toHaveBeenLastCalledWith('2032-07-05')
    expect(typed()).toEqual(['05', '07', '2032'])
    await user.click(give)
    expect(typed()).toEqual(['12', '06', '2031'])
  })

  it.each([
    ['fr', 'vide'],
    ['en', 'Empty'],
    ['de', 'Leer'],
  ] as const)('reads out in the language %s that nothing is typed yet', async (language, empty) => {
    const i18n = createI18n(language, await loadAllTranslations(language))
    renderCouple(
      <I18nextProvider i18n={i18n}>
        <Field />
      </I18nextProvider>,
    )
    const read = screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-valuetext'))
    expect(read).toEqual([empty, empty, empty])
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
