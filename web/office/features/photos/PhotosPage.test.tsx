import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Gallery } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { answerUploads } from '../../../shared/testing/answerUploads.ts'
import { galleryOf, galleryPhoto } from '../../testing/galleryAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PhotosPage } from './PhotosPage.tsx'

function open(given: Gallery | (() => Gallery), answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/gallery': () => ({ body: typeof given === 'function' ? given() : given }),
    ...answers,
  })
  return { sent, uploads: answerUploads(), ...renderOffice(<PhotosPage />, { resource: 'photos' }) }
}
const file = (name: string, bytes = 1000) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const choose = async (label: string, ...files: readonly File[]) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { files } })
const underWay = async () => within(await screen.findByRole('list', { name: 'Uploads under way' }))

test('explains an empty gallery and its limit', async () => {
  open(galleryOf([]))
  expect(await screen.findByText('No photos yet')).toBeDefined()
  expect(screen.getByText('0 of 5 photos')).toBeDefined()
  expect(screen.getByAltText('Drawing that is shown as long as you have no profile photo')).toBeDefined()
})

test('says when the gallery cannot be loaded, and retries', async () => {
  let isDown = true
  const { user } = open(galleryOf([galleryPhoto(1)]), {
    'GET /api/pro/gallery': () =>
      isDown ? { status: 500, body: { status: 500, code: 'unexpected_error', detail: 'Broken.' } } : { body: galleryOf([galleryPhoto(1)]) },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Your photos could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 of 5 photos')).toBeDefined()
})

test('uploads two files at a time with their progress, and cancels one', async () => {
  const { uploads, user } = open(galleryOf([]))
  await choose('Add photos', file('one.jpg'), file('two.jpg'), file('three.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(2))
  const lines = await underWay()
  uploads[0]?.progress(0.4)
  expect(await lines.findByText('Sending: 40%')).toBeDefined()
  expect(lines.getByText('Waiting')).toBeDefined()
  await user.click(lines.getByRole('button', { name: 'Cancel: two.jpg' }))
  expect(uploads[1]?.aborted).toBe(true)
  await waitFor(() => expect(uploads).toHaveLength(3))
  expect(uploads[2]?.form?.get('file')).toMatchObject({ name: 'three.jpg' })
  uploads[0]?.answer(200, { id: galleryPhoto(1).id })
  await waitFor(() => expect(lines.queryByText('one.jpg')).toBeNull())
})

test('uploads a file again under the same key after a lost connection', async () => {
  const { uploads } = open(galleryOf([]))
  await choose('Add photos', file('one.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.loseConnection()
  expect(await (await underWay()).findByText('Connection lost. The upload goes on by itself.')).toBeDefined()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(uploads).toHaveLength(2))
  const key = uploads[0]?.headers.get('idempotency-key')
  expect([key, uploads[1]?.headers.get('idempotency-key')]).toEqual([expect.any(String), key])
})

test('says why the server refuses a file, until it is dismissed', async () => {
  const { uploads, user } = open(galleryOf([]))
  await choose('Add photos', file('photo.heic'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer(415, { detail: 'HEIC photos are not supported.' })
  const lines = await underWay()
  expect((await lines.findByRole('alert')).textContent).toBe('HEIC photos are not supported.')
  await user.click(lines.getByRole('button', { name: 'Dismiss: photo.heic' }))
  expect(screen.queryByRole('list', { name: 'Uploads under way' })).toBeNull()
})

test('says that a file failed even if the server gives no reason', async () => {
  const { uploads } = open(galleryOf([]))
  await choose('Add photos', file('one.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]?.answer(400)
  expect((await (await underWay()).findByRole('alert')).textContent).toBe('The upload did not succeed.')
})

test('does not upload a file that is too large or empty', async () => {
  const { uploads } = open(galleryOf([]))
  await choose('Add photos', file('large.jpg', 10 * 1024 * 1024 + 1), file('empty.jpg', 0), file('good.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(uploads[0]?.form?.get('file')).toMatchObject({ name: 'good.jpg' })
})

test('accepts no photos in a full gallery, and marks those that the plan hides', async () => {
  const photos = [1, 2, 3, 4, 5, 6].map((number) => galleryPhoto(number, { shown: number < 6, caption: `Photo no. ${number}` }))
  open(galleryOf(photos))
  expect(await screen.findByText(/Your gallery is full/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Discover Premium' }).getAttribute('href')).toBe('/subscription')
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveProperty('disabled', true)
  expect(screen.getAllByText('Above your plan')).toHaveLength(1)
  expect(screen.getByText(/Your plan shows 5 photos/)).toBeDefined()
})

test('has no limit with Premium', async () => {
  open(galleryOf([galleryPhoto(1)], { plan: 'premium', quota: null }))
  expect(await screen.findByText('1 photo')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveProperty('disabled', false)
})

test('saves a caption for the version that was read', async () => {
  const { sent, user } = open(galleryOf([galleryPhoto(1, { caption: 'Old' })]), {
    [`PUT /api/pro/photos/${galleryPhoto(1).id}`]: () => ({ body: {} }),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Old' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Caption'))
  await user.type(dialog.getByLabelText('Caption'), 'Dinner')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const saved = sent.find(({ method }) => method === 'PUT')
  expect([saved?.body, saved?.headers.get('if-match')]).toEqual([{ caption: 'Dinner', alt: '' }, '"words-1"'])
})

test('shows both versions of a caption that another tab changed, and saves the chosen one', async () => {
  let present = galleryPhoto(1, { caption: 'Old' })
  const { sent, user } = open(() => galleryOf([present]), {
    [`PUT /api/pro/photos/${galleryPhoto(1).id}`]: ({ headers }) =>
      headers.get('if-match') === present.etag
        ? { body: {} }
        : { status: 412, body: { status: 412, code: 'changed_meanwhile', detail: 'Changed.' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Old' }))
  present = galleryPhoto(1, { caption: 'From the other tab', etag: '"words-new"' })
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Caption'))
  await user.type(dialog.getByLabelText('Caption'), 'Mine')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const conflict = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  expect(conflict.getByRole('row', { name: 'Caption Mine From the other tab' })).toBeDefined()
  await user.click(conflict.getByRole('button', { name: 'Keep my version' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match'))).toEqual(['"words-1"', '"words-new"'])
})

test('takes the other tab’s version when the person chooses it', async () => {
  let present = galleryPhoto(1, { caption: 'Old' })
  const { sent, user } = open(() => galleryOf([present]), {
    [`PUT /api/pro/photos/${galleryPhoto(1).id}`]: () => ({
      status: 412,
      body: { status: 412, code: 'changed_meanwhile', detail: 'Changed.' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Old' }))
  present = galleryPhoto(1, { caption: 'From the other tab', etag: '"words-new"' })
  await user.type(screen.getByLabelText('Caption'), ' and mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take the saved version' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Caption').value).toBe('From the other tab'))
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('says beside the button when a caption cannot be saved, and keeps it', async () => {
  const { user } = open(galleryOf([galleryPhoto(1, { caption: 'Old' })]), {
    [`PUT /api/pro/photos/${galleryPhoto(1).id}`]: () => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Old' }))
  await user.type(screen.getByLabelText('Caption'), 'er')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe('Broken.')
  expect(screen.getByLabelText<HTMLInputElement>('Caption').value).toBe('Older')
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1)
})

test('asks before Escape discards a typed caption, and closes an unchanged dialog at once', async () => {
  const { user } = open(galleryOf([galleryPhoto(1, { caption: 'Old' })]))
  const edit = async () => user.click(await screen.findByRole('button', { name: 'Edit: Old' }))
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await edit()
  await user.keyboard('{Escape}')
  await gone()
  await edit()
  await user.type(screen.getByLabelText('Caption'), 'er')
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Caption')).value).toBe('Older')
  await waitFor(() => expect(screen.queryByText('Your changes are not saved.')).toBeNull())
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await gone()
})

test('changes the key photo from a photo’s menu, which marks the current one', async () => {
  const { sent, user } = open(galleryOf([galleryPhoto(1), galleryPhoto(2)]), {
    [`POST /api/pro/photos/${galleryPhoto(2).id}/key`]: () => ({ body: {} }),
  })
  await user.click(await screen.findByRole('button', { name: 'Actions: Photo 1' }))
  expect((await screen.findByRole('menuitem', { name: 'This is the key photo' })).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Actions: Photo 2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make it the key photo' }))
  await waitFor(() => expect(sent.some(({ method, path }) => method === 'POST' && path.endsWith('/key'))).toBe(true))
})
