import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { PhoneField, type TypedPhone } from './PhoneField.tsx'
import { phoneNotations } from './phoneNotations.fixture.ts'
import { loadPhoneRules } from './usePhoneRules.ts'

function Field({ initial = '' }: { readonly initial?: string }) {
  const [phone, setPhone] = useState<TypedPhone>()
  return (
    <>
      <PhoneField initial={initial} onChange={setPhone} error={undefined} inputRef={null} />
      <output>{phone?.country}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const countries = () => screen.getByRole<HTMLSelectElement>('combobox')

async function opened(initial?: string) {
  const { user } = renderCouple(<Field initial={initial} />)
  await user.hover(countries())
  await waitFor(() => expect(countries().options.length).toBeGreaterThan(200), { timeout: 120_000 })
  await user.click(field())
  return user
}

describe('the phone field', () => {
  it('formats a number while it is typed, and keeps the caret position', async () => {
    const user = await opened()
    await user.keyboard('0612345678')
    expect(field().value).toBe('+33 6 12 34 56 78')
    field().setSelectionRange(7, 7)
    await user.keyboard('{Backspace}')
    expect(field().value).toBe('+33 6 23 45 67 8')
    expect(
      field()
        .value.slice(0, field().selectionStart ?? 0)
        .replace(/\D/g, ''),
    ).toBe('336')
    await user.keyboard('1')
    expect(field().value).toBe('+33 6 12 34 56 78')
    await user.keyboard('9')
    expect(field().value).toBe('+33 6 12 34 56 78')
    expect(
      field()
        .value.slice(0, field().selectionStart ?? 0)
        .replace(/\D/g, ''),
    ).toBe('3361')
  })

  it('accepts a number of every country pasted over the prefix, and selects its country', async () => {
    const user = await opened()
    const { numberOf } = await loadPhoneRules()
    for (const { country, number, written } of phoneNotations) {
      await user.tripleClick(field())
      await user.paste(written.find((words) => words.startsWith('+')) ?? '')
      expect([numberOf({ text: field().value, country }), countries().value]).toEqual([number, country])
    }
  })

  it('accepts autofilled numbers in national and international notation', async () => {
    await opened()
    for (const [filledIn, shown] of [
      ['+33612345678', '+33 6 12 34 56 78'],
      ['0698765432', '+33 6 98 76 54 32'],
      ['0049 151 23456789', '+49 1512 3456789'],
    ] as const) {
      fireEvent.input(field(), { target: { value: filledIn } })
      expect(field().value).toBe(shown)
    }
    expect(countries().value).toBe('DE')
  })

  it('keeps the number when another country is selected', async () => {
    const user = await opened()
    await user.keyboard('470123456')
    await user.selectOptions(countries(), 'BE')
    expect(field().value).toBe('+32 470 12 34 56')
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('status').textContent).toBe('BE')
  })

  it('lists only the selected country until the list is used, then all countries by name', async () => {
    const { user } = renderCouple(<Field />)
    const listed = () => [...countries().options].map(({ label }) => label)
    fireEvent.input(field(), { target: { value: '+32 470' } })
    await waitFor(() => expect(listed()).toEqual(['BE']), { timeout: 120_000 })
    await user.click(countries())
    await waitFor(() =>
      expect(listed().slice(0, 8)).toEqual([
        'France (+33)',
        'Belgium (+32)',
        'United Kingdom (+44)',
        'Germany (+49)',
        'Italy (+39)',
        'Spain (+34)',
        'Portugal (+351)',
        'Afghanistan (+93)',
      ]),
    )
    expect(countries().value).toBe('BE')
  })

  it('names all countries when the list is focused by keyboard', async () => {
    const { user } = renderCouple(<Field />)
    await user.tab()
    expect(document.activeElement).toBe(countries())
    await waitFor(() => expect(countries().options.length).toBeGreaterThan(200), { timeout: 120_000 })
  })

  it('formats what was typed before a reload once the numbering plans are loaded', async () => {
    await opened('0612345678')
    expect(field().value).toBe('+33 6 12 34 56 78')
  })

  it('accepts input before the numbering plans are loaded', async () => {
    const { user } = renderCouple(<Field />)
    expect(field().value).toBe('+33 ')
    await user.click(field())
    fireEvent.input(field(), { target: { value: '+33 0612345678' } })
    await waitFor(() => expect(field().value).toBe('+33 6 12 34 56 78'), { timeout: 120_000 })
  })

  it('shows the prefix again after it was emptied and left', async () => {
    const user = await opened()
    await user.clear(field())
    expect(field().value).toBe('')
    await user.tab()
    expect(field().value).toBe('+33 ')
  })
})
