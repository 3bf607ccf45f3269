import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { galleryOf, galleryPhoto } from '../../testing/galleryAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PhotosPage } from './PhotosPage.tsx'

const photo = (number: number, over: Partial<GalleryPhoto> = {}) =>
  galleryPhoto(number, { caption: `Photo no. ${number}`, alt: 'A table', ...over })
const idsOf = (...numbers: readonly number[]) => numbers.map((number) => photo(number).id)

function open(photos: readonly GalleryPhoto[] | (() => readonly GalleryPhoto[]), answers: Answers = {}) {
  const gallery = () => galleryOf(typeof photos === 'function' ? photos() : photos, { plan: 'premium', quota: null })
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/gallery': () => ({ body: gallery() }),
    'POST /api/pro/photos/visibility': () => ({ body: {} }),
    'POST /api/pro/photos/remove': () => ({ body: {} }),
    ...answers,
  })
  return { changes: () => sent.filter(({ method }) => method !== 'GET'), ...renderOffice(<PhotosPage />, { resource: 'photos' }) }
}
const box = (number: number) => screen.findByRole('checkbox', { name: `Photo no. ${number}` })

async function select() {
  const opened = open([1, 2, 3, 4].map((number) => photo(number)))
  await opened.user.click(await screen.findByRole('button', { name: 'Select' }))
  return opened
}

test('selects several photos with Shift and hides them together', async () => {
  const { user, changes } = await select()
  await user.click(await box(2))
  await user.keyboard('{Shift>}')
  await user.click(await box(4))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 photos selected')).toBeDefined()
  await user.click(await box(3))
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(changes()).toMatchObject([{ body: { photoIds: idsOf(2, 4), isVisible: false } }]))
})

test('selects all photos by keyboard and removes them after one confirmation', async () => {
  const { user, changes } = await select()
  const first = await box(1)
  first.focus()
  await user.keyboard(' ')
  expect(screen.getByText('1 photo selected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove 4 photos?' }))
  expect(changes()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove 4 photos' }))
  await waitFor(() => expect(changes()).toMatchObject([{ path: '/api/pro/photos/remove', body: { photoIds: idsOf(1, 2, 3, 4) } }]))
})

test('disables the actions without a selection, and returns to the gallery', async () => {
  const { user, changes } = await select()
  await box(1)
  for (const name of ['Show', 'Hide', 'Remove']) expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Edit: Photo no. 1' })).toBeDefined()
  expect(changes()).toEqual([])
})

test('says when photos cannot be removed, and keeps them', async () => {
  const { user } = open([photo(1), photo(2)], {
    'POST /api/pro/photos/remove': () => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(await box(1))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Remove the photo' }))
  expect(await dialog.findByText('The change could not be saved. Please try again.')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Photo no. 1', hidden: true })).toBeDefined()
})

test('counts the photos without a description, and edits them one after the other', async () => {
  const described = new Set<string>()
  const photos = () =>
    [1, 2, 3].map((number) => {
      const needsAlt = number !== 2 && !described.has(photo(number).id)
      return photo(number, { alt: needsAlt ? '' : 'A table', needsAlt, shown: !needsAlt })
    })
  const saved = (number: number) => ({
    [`PUT /api/pro/photos/${photo(number).id}`]: () => {
      described.add(photo(number).id)
      return { body: {} }
    },
  })
  const { user, changes } = open(photos, { ...saved(1), ...saved(3) })
  expect(await screen.findByText('2 photos are not shown to couples: they have no description yet.')).toBeDefined()
  expect(screen.getAllByText('No description')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Describe' }))
  await user.type(await screen.findByLabelText('Description'), 'A dinner')
  await user.click(screen.getByRole('button', { name: 'Save and go on' }))
  await screen.findByRole('dialog', { name: 'Photo no. 3' })
  await user.type(screen.getByLabelText('Description'), 'A dance')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes().map(({ body }) => body)).toMatchObject([{ alt: 'A dinner' }, { alt: 'A dance' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Describe' })).toBeNull())
})

test('marks a photo that the provider hides, and shows it again from its menu', async () => {
  const { user, changes } = open([photo(1, { isVisible: false, shown: false })])
  expect(await screen.findByText('Hidden by you')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Actions: Photo no. 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show' }))
  await waitFor(() => expect(changes()).toMatchObject([{ body: { photoIds: idsOf(1), isVisible: true } }]))
})
