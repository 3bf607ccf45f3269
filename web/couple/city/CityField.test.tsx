import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { CityField } from './CityField.tsx'
import type { PickedCity } from './pickedCity.ts'

const lyon = { city: 'Lyon', zipcode: '69001', countrycode: 'FR', lat: '45.75', lng: '4.85', label: 'Lyon, Rhône' }

async function withOpenList() {
  answerCalls({ 'GET /api/cities': () => ({ body: { cities: [lyon] } }) })
  const onSubmit = vi.fn<(city: PickedCity | null) => void>()
  function Form() {
    const [city, setCity] = useState<PickedCity | null>(null)
    return (
      <>
        <CityField label="Town" value={city} onChange={setCity} error={undefined} />
        <button type="button" onClick={() => onSubmit(city)}>
          Go on
        </button>
      </>
    )
  }
  const { user } = renderCouple(<Form />, { hasStyles: true })
  await user.type(screen.getByRole('combobox'), 'lyo')
  await screen.findByRole('option', { name: /Lyon/ }, { timeout: 120_000 })
  return { user, onSubmit, button: screen.getByRole('button', { name: 'Go on' }) }
}

describe('the open list of towns', () => {
  it('is rendered between its field and the next element, and covers nothing', async () => {
    const { button } = await withOpenList()
    const list = screen.getByRole('listbox')
    expect(getComputedStyle(screen.getByRole('combobox').parentElement as Element).position).toBe('relative')
    for (let element: HTMLElement | null = list; element && element !== document.body; element = element.parentElement) {
      expect(getComputedStyle(element).position).not.toMatch(/absolute|fixed/)
    }
    expect(list.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('lets a click reach the button below and selects no town', async () => {
    const { user, onSubmit, button } = await withOpenList()
    await user.click(button)
    expect(onSubmit.mock.calls).toEqual([[null]])
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), { timeout: 120_000 })
  })

  it('stays open until a press that began while it was open has ended', async () => {
    const { button } = await withOpenList()
    vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector.startsWith(':active') ? button : null))
    fireEvent.blur(screen.getByRole('combobox'))
    expect(screen.getByRole('listbox')).toBeTruthy()
    fireEvent.pointerUp(window)
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull(), { timeout: 120_000 })
    vi.restoreAllMocks()
  })

  it('selects a town', async () => {
    const { user, onSubmit, button } = await withOpenList()
    await user.click(screen.getByRole('option', { name: /Lyon/ }))
    await user.click(button)
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ city: 'Lyon', zipcode: '69001' }))
  })
})
