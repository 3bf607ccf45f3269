import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Gallery } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { galleryOf, galleryPhoto } from '../../testing/galleryAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PhotosPage } from './PhotosPage.tsx'

function open(given: () => Gallery, answers: Answers = {}) {
  focusOnlyEnabled()
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
  let shown = galleryOf([], { profilePhoto: { src: '/images/signature/portraits/own' } })
  const { sent, user } = open(() => shown, {
    'DELETE /api/pro/profile-photo': () => {
      shown = galleryOf([])
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
  let photos = [galleryPhoto(1), galleryPhoto(2)]
  const { sent, user } = open(() => galleryOf(photos), {
    'POST /api/pro/photos/remove': () => {
      photos = [galleryPhoto(2)]
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
  expect(removals()).toMatchObject([{ body: { photoIds: [galleryPhoto(1).id] } }])
})

test('moves the focus to the remove button again when the profile photo was not removed', async () => {
  const { user } = open(() => galleryOf([], { profilePhoto: { src: '/images/signature/portraits/own' } }))
  const opener = await screen.findByRole('button', { name: 'Remove the photo' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Remove your profile photo?' }))
  expect(await closeByEscape(user)).toBe(opener)
})

test('moves the focus to a photo’s menu again after Escape, and when it was not removed after all', async () => {
  const { user } = open(() => galleryOf([galleryPhoto(1)]))
  const opener = await screen.findByRole('button', { name: 'Actions: Photo 1' })
  expect(await openByKey(user, opener)).toBe(screen.getAllByRole('menuitem')[0])
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.keyboard('{End}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Remove this photo?' })
  await waitFor(() => expect(document.activeElement).toBe(dialog))
  expect(await closeByEscape(user)).toBe(opener)
})

test('moves the focus to the remove button of a selection again after Escape, and to the page once nothing is selected any more', async () => {
  let photos = [galleryPhoto(1), galleryPhoto(2)]
  let show = () => {}
  let shown = Promise.resolve()
  const { user } = open(() => galleryOf(photos), {
    'GET /api/pro/gallery': async () => {
      await shown
      return { body: galleryOf(photos) }
    },
    'POST /api/pro/photos/remove': () => {
      photos = []
      shown = new Promise((resolve) => (show = resolve))
      return { body: {} }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(await screen.findByRole('button', { name: 'Select all' }))
  const opener = await screen.findByRole<HTMLButtonElement>('button', { name: 'Remove' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Remove 2 photos?' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(screen.getByRole('button', { name: 'Remove 2 photos' }))
  await waitFor(() => expect(opener.disabled).toBe(true))
  show()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('moves the focus to the actions of the selection when the removal of some photos is answered at once', async () => {
  let photos = [galleryPhoto(1), galleryPhoto(2), galleryPhoto(3)]
  const { user } = open(() => galleryOf(photos), {
    'POST /api/pro/photos/remove': () => {
      photos = photos.slice(2)
      return { body: {} }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  const [first, second] = await screen.findAllByRole('checkbox')
  for (const box of [first, second]) if (box) await user.click(box)
  const opener = await screen.findByRole<HTMLButtonElement>('button', { name: 'Remove' })
  await openByKey(user, opener)
  await user.click(screen.getByRole('button', { name: 'Remove 2 photos' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByRole('toolbar', { name: 'Actions on the selection' }))
})
