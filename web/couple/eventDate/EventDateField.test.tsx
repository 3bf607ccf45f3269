import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { startTransition, useState } from 'react'
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

beforeEach(() => chosen.mockClear())

async function calendar(value?: string) {
  const { user } = renderCouple(<Field value={value} />)
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
  return { user, dialog: await screen.findByRole('dialog') }
}

const part = (name: 'Day' | 'Month' | 'Year') => screen.getByRole<HTMLInputElement>('textbox', { name })
const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

describe('the event date’s calendar', () => {
  it('opens on the days of tomorrow’s month', async () => {
    const { dialog } = await calendar()
    within(dialog).getByText(dayjs().add(1, 'day').format('MMMM YYYY'))
    expect(within(dialog).getAllByRole('gridcell').length).toBeGreaterThan(27)
    expect(screen.queryByRole('radio', { name: '2099' })).toBeNull()
  })

  it('selects nothing when a year is opened and the calendar is closed', async () => {
    const { user, dialog } = await calendar()
    await user.click(within(dialog).getByRole('button', { name: /switch to year view/i }))
    await user.click(within(dialog).getByRole('radio', { name: String(dayjs().year() + 2) }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen).not.toHaveBeenCalled()
    expect(typed()).toEqual(['', '', ''])
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
    await user.click(part('Day'))
    await user.keyboard('12062031')
    expect(chosen).toHaveBeenLastCalledWith('2031-06-12')
    expect(chosen.mock.calls.map(([day]: string[]) => day)).toEqual(expect.not.arrayContaining(['0002-06-12']))
  })

  it('keeps the typed parts when the page renders between two keys', async () => {
    function Page() {
      const [count, setCount] = useState(0)
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
    await user.click(part('Day'))
    await user.keyboard('120')
    act(() => screen.getByRole('button', { name: 'Render' }).click())
    expect(typed()).toEqual(['12', '0', '2031'])
    await user.keyboard('6')
    expect(chosen).toHaveBeenLastCalledWith('2031-06-12')
  })

  it('groups its parts under its label, and focuses the day when it should', () => {
    renderCouple(<EventDateField value="" onChange={chosen} focused />)
    const group = within(screen.getByRole('group', { name: 'Date of the event' }))
    expect(group.getAllByRole('textbox').map((input) => input.getAttribute('placeholder'))).toEqual(['DD', 'MM', 'YYYY'])
    expect(document.activeElement).toBe(part('Day'))
  })

  it.each([
    ['6/3/2031', ['06', '03', '2031']],
    ['6.3.31{Tab}', ['06', '03', '2031']],
    ['4122031', ['04', '12', '2031']],
  ])('moves on to the next part when %j is typed', async (keys, after) => {
    const { user } = renderCouple(<Field />)
    await user.click(part('Day'))
    await user.keyboard(keys)
    expect(typed()).toEqual(after)
    expect(chosen.mock.lastCall).toEqual([after.toReversed().join('-')])
  })

  it('goes back from an empty part with Backspace', async () => {
    const { user } = renderCouple(<Field />)
    await user.click(part('Day'))
    await user.keyboard('1206{Backspace}')
    expect(document.activeElement).toBe(part('Month'))
    await user.keyboard('{Backspace}{Backspace}')
    expect(document.activeElement).toBe(part('Day'))
    expect(typed()).toEqual(['12', '', ''])
    expect(chosen).not.toHaveBeenCalled()
  })

  it('deletes single digits without moving on', async () => {
    const { user } = renderCouple(<Field />)
    const day = part('Day')
    await user.click(day)
    await user.keyboard('41')
    await user.click(day)
    act(() => day.setSelectionRange(2, 2))
    await user.keyboard('{Backspace}')
    expect(typed()).toEqual(['0', '01', ''])
    expect(document.activeElement).toBe(day)
  })

  it.each(['12/06/2027', '12-6-2027', '12.6.27', '2027-06-12', ' 12 06 2027 ', '12062027'])(
    'fills all parts when %j is pasted',
    async (pasted) => {
      const { user } = renderCouple(<Field value="2030-01-02" />)
      await user.click(part('Month'))
      await user.paste(pasted)
      expect(typed()).toEqual(['12', '06', '2027'])
      expect(chosen.mock.calls).toEqual([['2027-06-12']])
      expect(document.activeElement).toBe(part('Year'))
    },
  )

  it('fills all parts when a whole date arrives as one input, as from dictation', () => {
    renderCouple(<Field />)
    fireEvent.change(part('Day'), { target: { value: '12/06/2027' } })
    expect(typed()).toEqual(['12', '06', '2027'])
    expect(chosen.mock.calls).toEqual([['2027-06-12']])
  })

  it.each(['31022031', '1213', '00', '32'])('says that the date %s does not exist, and reports none', async (keys) => {
    const { user } = renderCouple(<Field value="2030-01-02" />)
    await user.click(part('Day'))
    await user.keyboard(keys)
    const error = screen.getByText('This date does not exist. Please check the day and the month.')
    for (const input of screen.getAllByRole('textbox')) {
      expect(input.getAttribute('aria-describedby')).toBe(error.id)
      expect(input.getAttribute('aria-invalid')).toBe('true')
    }
    expect(chosen).toHaveBeenLastCalledWith('')
  })

  it.each([
    ['', '2031-06-12', ['12', '06', '2031']],
    ['2030-01-02', '2031-06-12', ['12', '06', '2031']],
    ['2030-01-02', '', ['', '', '']],
  ])('follows its value when the page changes it from %j to %j', async (before, given, after) => {
    const { user } = renderCouple(<GivenField before={before} given={given} />)
    await user.click(screen.getByRole('button', { name: 'Give' }))
    expect(typed()).toEqual(after)
    expect(chosen).not.toHaveBeenCalled()
  })

  it('shows a value that the page gives instead of a typed date, complete or not, and can be typed in again', async () => {
    const { user } = renderCouple(<GivenField before="" given="2031-06-12" />)
    const give = screen.getByRole('button', { name: 'Give' })
    await user.click(part('Day'))
    await user.keyboard('24')
    expect(typed()).toEqual(['24', '', ''])
    await user.click(give)
    expect(typed()).toEqual(['12', '06', '2031'])
    await user.click(part('Day'))
    await user.keyboard('05072032')
    expect(chosen).toHaveBeenLastCalledWith('2032-07-05')
    expect(typed()).toEqual(['05', '07', '2032'])
    await user.click(give)
    expect(typed()).toEqual(['12', '06', '2031'])
  })

  it.each([
    ['fr', ['Jour', 'Mois', 'Année']],
    ['de', ['Tag', 'Monat', 'Jahr']],
  ] as const)('names its parts in the language %s', async (language, names) => {
    const i18n = createI18n(language, await loadAllTranslations(language))
    renderCouple(
      <I18nextProvider i18n={i18n}>
        <Field />
      </I18nextProvider>,
    )
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'))).toEqual(names)
  })

  it('reports a past day', async () => {
    renderCouple(<Field value="2020-06-12" />)
    expect(screen.getByText('You cannot choose a date in the past.')).toBeTruthy()
  })
})
