import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { SortableList } from './SortableList.tsx'

interface Lantern {
  readonly id: string
  readonly name: string
}
const lanterns: readonly Lantern[] = ['Ivory', 'Blush', 'Gold'].map((name) => ({ id: name, name }))

/** Items are stacked here, because jsdom has no layout. */
beforeEach(() => {
  const spy = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return this.tagName === 'LI' ? new DOMRect(0, place * 50, 200, 40) : new DOMRect(0, 0, 200, 150)
  })
  return () => spy.mockRestore()
})

function open() {
  answerCalls({})
  const onOrder = vi.fn<(items: readonly Lantern[]) => void>()
  const opened = vi.fn<(name: string) => void>()
  function Lanterns() {
    const [items, setItems] = useState(lanterns)
    return (
      <SortableList
        items={items}
        label="Lanterns"
        nameOf={({ name }) => name}
        render={({ name }) => (
          <button type="button" onClick={() => opened(name)}>
            Open {name}
          </button>
        )}
        onOrder={(ordered) => {
          onOrder(ordered)
          setItems(ordered)
        }}
      />
    )
  }
  const { user } = renderOffice(<Lanterns />)
  return { user, onOrder, opened }
}
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const shown = () =>
  within(screen.getByRole('list', { name: 'Lanterns' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const said = (text: string) => waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))

test('picks up, moves and drops an item by keyboard, and announces each position', async () => {
  const { user, onOrder } = open()
  handle('Gold').focus()
  await user.keyboard(' ')
  await said('Gold lifted. Position 3 of 3.')
  await user.keyboard('{ArrowUp}')
  await said('Gold, position 2 of 3.')
  await user.keyboard('{ArrowUp}')
  await said('Gold, position 1 of 3.')
  expect(onOrder).not.toHaveBeenCalled()
  await user.keyboard(' ')
  await said('Gold dropped at position 1 of 3.')
  expect(shown()).toEqual(['Open Gold', 'Open Ivory', 'Open Blush'])
  expect(onOrder).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(handle('Gold'))
})

test('puts an item back on Escape, and announces it', async () => {
  const { user, onOrder } = open()
  handle('Ivory').focus()
  await user.keyboard(' ')
  await said('Ivory lifted. Position 1 of 3.')
  await user.keyboard('{ArrowDown}')
  await said('Ivory, position 2 of 3.')
  await user.keyboard('{Escape}')
  await said('Ivory put back.')
  expect(shown()).toEqual(['Open Ivory', 'Open Blush', 'Open Gold'])
  expect(onOrder).not.toHaveBeenCalled()
})

test('changes nothing when an item is dropped where it was', async () => {
  const { user, onOrder } = open()
  handle('Blush').focus()
  await user.keyboard(' ')
  await said('Blush lifted. Position 2 of 3.')
  await user.keyboard(' ')
  await said('Blush dropped at position 2 of 3.')
  expect(onOrder).not.toHaveBeenCalled()
})

test('explains moving at the handle, and keeps the item’s own content clickable', async () => {
  const { user, opened } = open()
  const instructions = document.getElementById(handle('Ivory').getAttribute('aria-describedby') ?? '')
  expect(instructions?.textContent).toMatch(/^Press Space to lift the item/)
  screen.getByRole('button', { name: 'Open Ivory' }).focus()
  await user.keyboard(' ')
  expect(opened).toHaveBeenCalledWith('Ivory')
  expect(screen.queryByText(/lifted/)).toBeNull()
})
