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
  await waitFor(() => expect(countries().options.length).toBeGreaterThan(200), { timeout: 15_000 })
  await user.click(field())
  return user
}

describe('the phone field', () => {
  it('writes a number while it is typed, and keeps the caret where it was put', async () => {
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

  it('takes one number of every country as it is pasted over the prefix, and shows whose it is', async () => {
    const user = await opened()
    const { numberOf } = await loadPhoneRules()
    for (const { country, number, written } of phoneNotations) {
      await user.tripleClick(field())
      await user.paste(written.find((words) => words.startsWith('+')) ?? '')
      expect([numberOf({ text: field().value, country }), countries().value]).toEqual([number, country])
    }
  })

  it('takes what the browser fills in, in the notation of the country or of the world', async () => {
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

  it('keeps the number when another country is picked', async () => {
    const user = await opened()
    await user.keyboard('470123456')
    await user.selectOptions(countries(), 'BE')
    expect(field().value).toBe('+32 470 12 34 56')
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('status').textContent).toBe('BE')
  })

  it('writes what was typed before a reload as soon as it knows how', async () => {
    await opened('0612345678')
    expect(field().value).toBe('+33 6 12 34 56 78')
  })

  it('takes what is typed before it knows how numbers are written', async () => {
    const { user } = renderCouple(<Field />)
    expect(field().value).toBe('+33 ')
    await user.click(field())
    fireEvent.input(field(), { target: { value: '+33 0612345678' } })
    await waitFor(() => expect(field().value).toBe('+33 6 12 34 56 78'), { timeout: 15_000 })
  })

  it('shows the prefix again when it was emptied and left', async () => {
    const user = await opened()
    await user.clear(field())
    expect(field().value).toBe('')
    await user.tab()
    expect(field().value).toBe('+33 ')
  })
})
