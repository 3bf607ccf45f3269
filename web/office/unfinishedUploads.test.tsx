import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Gallery } from '../../src/api/schemas/pro/gallerySchemas.ts'
import { answerCalls } from '../shared/testing/answerCalls.ts'
import { answerUploads } from '../shared/testing/answerUploads.ts'
import { PhotosPage } from './features/photos/PhotosPage.tsx'
import { PortfolioPage } from './features/portfolios/PortfolioPage.tsx'
import { renderOffice } from './testing/renderOffice.tsx'
import { signedInProvider } from './testing/signedInProvider.ts'

const empty: Gallery = {
  profilePhoto: null,
  placeholder: { src: '/images/signature/portraits/x' },
  photos: [],
  rejectedParts: [],
  plan: 'premium',
  quota: null,
  etag: '"order"',
}
const id = '90000000-0000-4000-8000-000000000001'
const portfolio = {
  id,
  title: 'Léa and Tom',
  description: '',
  weddingDate: null,
  services: [],
  status: 'draft',
  missing: ['description', 'image'],
  path: null,
}

function open(path: string) {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/gallery': () => ({ body: empty }),
    [`GET /api/pro/portfolios/${id}`]: () => ({ body: portfolio, headers: { etag: '"1"' } }),
    [`GET /api/pro/portfolio-galleries/${id}`]: () => ({ body: { id, photos: [], quota: 20, etag: '"1"' } }),
  })
  const pages = (
    <Routes>
      <Route path="/photos" element={<PhotosPage />} />
      <Route path="/portfolios/:id" element={<PortfolioPage />} />
      <Route path="/requests" element={<p>All requests</p>} />
    </Routes>
  )
  return { uploads: answerUploads(), ...renderOffice(pages, { resource: 'portfolios', path }) }
}
const file = (name: string) => new File([new Uint8Array(1000)], name, { type: 'image/jpeg' })
const choose = async (label: string, ...names: readonly string[]) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { files: names.map(file) } })
const question = async () => within(await screen.findByRole('dialog', { name: 'Leave while photos are uploading?' }))
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Whether the browser would ask before the page is closed or loaded again. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
/** Effects run shortly after the page shows the state of the uploads. */
const noQuestionBeforeClosing = () => waitFor(() => expect(asksBeforeClosing()).toBe(false))

async function openWithUploads() {
  const opened = open('/photos')
  await choose('Add photos', 'one.jpg', 'two.jpg', 'three.jpg')
  await waitFor(() => expect(opened.uploads).toHaveLength(2))
  return opened
}

test('asks before the page is left during uploads, which go on when the person stays', async () => {
  const { uploads, user, goTo } = await openWithUploads()
  await waitFor(() => expect(asksBeforeClosing()).toBe(true))
  await goTo('/requests')
  const dialog = await question()
  expect(dialog.getByText('Photos that have not been uploaded yet will not be saved.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Stay on the page' }))
  await noQuestion()
  uploads[0]?.answer(200)
  await waitFor(() => expect(uploads).toHaveLength(3))
  expect(uploads.map(({ aborted }) => aborted)).toEqual([false, false, false])
  expect(screen.queryByText('All requests')).toBeNull()
})

test('leaves without a question once all uploads have ended', async () => {
  const { uploads, goTo } = await openWithUploads()
  uploads[0]?.answer(200)
  uploads[1]?.answer(415, { detail: 'Not a photo.' })
  await waitFor(() => expect(uploads).toHaveLength(3))
  uploads[2]?.answer(429, { detail: 'Too many uploads.' })
  await screen.findByText('Too many uploads.')
  await noQuestionBeforeClosing()
  await goTo('/requests')
  expect(await screen.findByText('All requests')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('asks while an upload waits for the connection', async () => {
  const { uploads, goTo } = open('/photos')
  await choose('Add photos', 'one.jpg')
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.loseConnection()
  await screen.findByText('Connection lost. The upload goes on by itself.')
  await waitFor(() => expect(asksBeforeClosing()).toBe(true))
  await goTo('/requests')
  await question()
})

test('cancels the uploads when the person leaves', async () => {
  const { uploads, user, goTo } = await openWithUploads()
  await goTo('/requests')
  await user.click((await question()).getByRole('button', { name: 'Leave and cancel the uploads' }))
  expect(await screen.findByText('All requests')).toBeDefined()
  expect(uploads.map(({ aborted }) => aborted)).toEqual([true, true])
  await noQuestionBeforeClosing()
})

test('asks while the profile photo is uploaded beside an idle gallery', async () => {
  // jsdom neither decodes images nor has a layout, which cropping needs.
  const sizes = [
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 200)),
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200),
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1200),
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600),
  ]
  onTestFinished(() => {
    for (const size of sizes) size.mockRestore()
  })
  URL.createObjectURL = () => 'blob:face'
  URL.revokeObjectURL = () => {}
  const { uploads, user, goTo } = open('/photos')
  await choose('Choose a photo', 'face.jpg')
  fireEvent.load(await screen.findByRole('img', { name: 'face.jpg' }))
  const use = screen.getByRole<HTMLButtonElement>('button', { name: 'Use this part' })
  await waitFor(() => expect(use.disabled).toBe(false))
  await user.click(use)
  await waitFor(() => expect(uploads).toHaveLength(1))
  await noQuestion()
  await goTo('/requests')
  await question()
})

test('asks before another step of a portfolio is opened during uploads', async () => {
  const { uploads, user } = open(`/portfolios/${id}?step=gallery`)
  await choose('Add photos', 'one.jpg')
  await waitFor(() => expect(uploads).toHaveLength(1))
  await user.click(within(screen.getByRole('navigation')).getByRole('button', { name: /Presentation/ }))
  await user.click((await question()).getByRole('button', { name: 'Stay on the page' }))
  await noQuestion()
  expect(uploads[0]?.aborted).toBe(false)
  expect(screen.getByText('one.jpg')).toBeDefined()
})
