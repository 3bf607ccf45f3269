import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Area } from 'react-easy-crop'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { CropDialog } from './CropDialog.tsx'

const photo = new File([new Uint8Array(10)], 'dinner.jpg', { type: 'image/jpeg' })
const given = new Set<string>()

/** A photograph of 1200 × 600 pixels shown at 400 × 200, because jsdom neither decodes images nor has a layout. */
beforeEach(() => {
  given.clear()
  const sizes = [
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200)),
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200),
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1200),
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600),
  ]
  URL.createObjectURL = (file) => {
    const url = `blob:${(file as File).name}`
    given.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => void given.delete(url)
  return () => {
    for (const size of sizes) size.mockRestore()
  }
})

async function open() {
  answerCalls({})
  const onCrop = vi.fn<(area: Area) => void>()
  const onClose = vi.fn<() => void>()
  const rendered = renderOffice(<CropDialog file={photo} aspect={1} leastSide={300} onCrop={onCrop} onClose={onClose} />)
  const image = await screen.findByRole('img', { name: 'dinner.jpg' })
  const decode = async () => {
    fireEvent.load(image)
    await waitFor(() => expect(use().disabled).toBe(false))
  }
  return { ...rendered, onCrop, onClose, image, decode }
}
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this part' })
const frame = () => screen.getByRole('application', { name: 'Part that is kept: move the photo with the arrow keys' })

test('is disabled until the photograph has loaded, then selects its middle in pixels of the file', async () => {
  const { user, onCrop, decode } = await open()
  expect(use().disabled).toBe(true)
  await decode()
  await user.click(use())
  expect(onCrop).toHaveBeenCalledExactlyOnceWith({ x: 300, y: 0, width: 600, height: 600 })
})

test('moves the photograph below the frame by arrow keys, within its bounds', async () => {
  const { user, onCrop, decode } = await open()
  await decode()
  frame().focus()
  await user.keyboard('{ArrowLeft}')
  await user.click(use())
  const [moved] = onCrop.mock.lastCall ?? []
  expect(moved).toMatchObject({ width: 600, height: 600 })
  expect(moved?.x).toBeGreaterThan(300)
  const kept = frame()
  for (let times = 0; times < 200; times += 1) fireEvent.keyDown(kept, { key: 'ArrowLeft' })
  fireEvent.keyUp(kept, { key: 'ArrowLeft' })
  await user.click(use())
  expect(onCrop.mock.lastCall?.[0]).toMatchObject({ x: 600, width: 600 })
})

test('refuses a part that is too small, and states the minimum size', async () => {
  const { user, onCrop, decode } = await open()
  await decode()
  screen.getByRole('slider', { name: 'Zoom' }).focus()
  await user.keyboard('{End}')
  expect((await screen.findByRole('alert')).textContent).toBe('This part is too small: at least 300\u00a0×\u00a0300 pixels are needed.')
  expect(use().disabled).toBe(true)
  await user.keyboard('{Home}')
  await waitFor(() => expect(use().disabled).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onCrop).not.toHaveBeenCalled()
})

test('says when the browser cannot decode the file, and is disabled', async () => {
  const { user, onClose, image } = await open()
  fireEvent.error(image)
  expect((await screen.findByRole('alert')).textContent).toBe('Your browser cannot show this file. Please choose another one.')
  expect(screen.queryByRole('img')).toBeNull()
  expect(use().disabled).toBe(true)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('revokes the file’s object URL when the dialog is closed', async () => {
  const { unmount } = await open()
  expect([...given]).toEqual(['blob:dinner.jpg'])
  unmount()
  expect([...given]).toEqual([])
})
