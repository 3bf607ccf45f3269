import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { galleryOf, galleryPhoto } from '../../testing/galleryAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PhotosPage } from './PhotosPage.tsx'

function open(photos: () => readonly GalleryPhoto[], answers: Answers = {}) {
  focusOnlyEnabled()
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/gallery': () => ({ body: galleryOf(photos()) }),
    ...answers,
  })
  const page = (
    <PageContent>
      <PhotosPage />
    </PageContent>
  )
  return renderOffice(page, { resource: 'photos' })
}
const button = (name: string) => screen.findByRole('button', { name })
const focused = () => document.activeElement

test('moves the focus to the photo again after Escape, and after its words were saved over another tab’s', async () => {
  let present = galleryPhoto(1, { caption: 'Old' })
  const { user } = open(() => [present], {
    [`PUT /api/pro/photos/${present.id}`]: ({ headers, body }) => {
      if (headers.get('if-match') !== present.etag) return { status: 412, body: { code: 'changed_meanwhile', detail: 'Changed.' } }
      present = { ...present, ...(body as object), etag: '"words-3"' }
      return { body: {} }
    },
  })
  const opener = await button('Edit: Old')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Old' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  present = { ...present, caption: 'From the other tab', etag: '"words-2"' }
  await user.type(screen.getByLabelText('Caption'), ' and mine')
  await user.click(await button('Save'))
  const conflict = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  await waitFor(() => expect(focused()).toBe(conflict.getByRole('button', { name: 'Take the saved version' })))
  await user.click(conflict.getByRole('button', { name: 'Keep my version' }))
  const edited = await button('Edit: Old and mine')
  await waitFor(() => expect(focused()).toBe(edited))
})

test('moves the focus to the words again when the other tab’s version was taken', async () => {
  let present = galleryPhoto(1, { caption: 'Old' })
  const { user } = open(() => [present], {
    [`PUT /api/pro/photos/${present.id}`]: () => ({ status: 412, body: { code: 'changed_meanwhile', detail: 'Changed.' } }),
  })
  const opener = await button('Edit: Old')
  await openByKey(user, opener)
  present = { ...present, caption: 'Theirs', etag: '"words-2"' }
  await user.type(screen.getByLabelText('Caption'), ' and mine')
  await user.keyboard('{Enter}')
  await user.click(await button('Take the saved version'))
  const words = await screen.findByRole('dialog', { name: 'Theirs' })
  await waitFor(() => expect(focused()).toBe(words))
  expect(await closeByEscape(user)).toBe(opener)
})

test('moves the focus to each description in turn, and to the page once no photo is left without one', async () => {
  const photos = [1, 2].map((number) => galleryPhoto(number, { needsAlt: true }))
  const save = (index: number) => () => {
    photos[index] = galleryPhoto(index + 1, { alt: 'A table' })
    return { body: {} }
  }
  const { user } = open(() => photos, {
    [`PUT /api/pro/photos/${galleryPhoto(1).id}`]: save(0),
    [`PUT /api/pro/photos/${galleryPhoto(2).id}`]: save(1),
  })
  const describe = await button('Describe')
  expect(await openByKey(user, describe)).toBe(screen.getByLabelText('Description'))
  await user.keyboard('A table{Enter}')
  const second = within(await screen.findByRole('dialog', { name: 'Photo 2' }))
  await waitFor(() => expect(focused()).toBe(second.getByLabelText('Description')))
  await user.keyboard('A table{Enter}')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
  expect(describe.isConnected).toBe(false)
})
