import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Gallery, GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PhotosPage } from './PhotosPage.tsx'

const photo = (number: number): GalleryPhoto => ({
  id: `5e0c2d4a-1f3b-4c5d-8e7f-00000000000${number}`,
  src: `/images/signature/photos/${number}`,
  caption: '',
  alt: '',
  isKey: number === 1,
  isVisible: true,
  needsAlt: false,
  shown: true,
  etag: `"words-${number}"`,
})
const gallery = (photos: readonly GalleryPhoto[], profilePhoto: Gallery['profilePhoto'] = null): Gallery => ({
  profilePhoto,
  placeholder: { src: '/images/signature/portraits/x' },
  photos,
  rejectedParts: [],
  plan: 'free',
  quota: 5,
  etag: '"order"',
})

function open(given: () => Gallery, answers: Answers) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/gallery': () => ({ body: given() }),
    ...answers,
  })
  const page = (
    <PageContent>
      <PhotosPage />
    </PageContent>
  )
  return { sent, ...renderOffice(page, { resource: 'photos' }) }
}

test('removes the profile photo only after confirmation, and moves the focus to the page, because its button is gone', async () => {
  let shown = gallery([], { src: '/images/signature/portraits/own' })
  const { sent, user } = open(() => shown, {
    'DELETE /api/pro/profile-photo': () => {
      shown = gallery([])
      return { body: { src: null } }
    },
  })
  const removed = () => sent.some(({ method }) => method === 'DELETE')
  await user.click(await screen.findByRole('button', { name: 'Remove the photo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove your profile photo?' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(removed()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the photo' }))
  await waitFor(() => expect(removed()).toBe(true))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('removes a photo only after confirmation, and moves the focus to the page, because its menu is gone', async () => {
  let photos = [photo(1), photo(2)]
  const { sent, user } = open(() => gallery(photos), {
    'POST /api/pro/photos/remove': () => {
      photos = [photo(2)]
      return { body: {} }
    },
  })
  const removals = () => sent.filter(({ path }) => path.endsWith('/remove'))
  await user.click(await screen.findByRole('button', { name: 'Actions: Photo 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this photo?' }))
  expect(removals()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove the photo' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(removals()).toMatchObject([{ body: { photoIds: [photo(1).id] } }])
})
