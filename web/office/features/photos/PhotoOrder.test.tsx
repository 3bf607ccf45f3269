import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { galleryOf, galleryPhoto } from '../../testing/galleryAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PhotosPage } from './PhotosPage.tsx'

const names = ['Arch', 'Bouquet', 'Cake'] as const
const photoOf = (caption: string) =>
  galleryPhoto(
    names.findIndex((name) => name === caption),
    { caption, alt: caption, isKey: false, etag: `"words-${caption}"` },
  )

/** Items are stacked here, because jsdom has no layout. */
beforeEach(() => {
  const spy = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return this.tagName === 'LI' ? new DOMRect(0, place * 50, 200, 40) : new DOMRect(0, 0, 200, 150)
  })
  return () => spy.mockRestore()
})

/** A server that saves an order only for the version that was read, and answers when the test says so. */
async function open() {
  let saved = names.map(photoOf)
  const etag = () => `"${saved.map(({ caption }) => caption).join()}"`
  const gallery = () => galleryOf(saved, { plan: 'premium', quota: null, etag: etag() })
  const waiting: (() => void)[] = []
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/gallery': () => ({ body: gallery() }),
    'PUT /api/pro/photo-order': async ({ body, headers }) => {
      const { photoIds } = body as { readonly photoIds: readonly string[] }
      await new Promise<void>((resolve) => waiting.push(resolve))
      if (headers.get('if-match') !== etag()) {
        return { status: 412, body: { status: 412, code: 'changed_meanwhile', detail: 'Changed.' } }
      }
      saved = photoIds.flatMap((id) => saved.filter((photo) => photo.id === id))
      return { body: { photoIds, etag: etag() } }
    },
  })
  const { user } = renderOffice(<PhotosPage />, { resource: 'photos' })
  const list = within(await screen.findByRole('list', { name: 'Gallery' }))
  const captions = (photos: readonly GalleryPhoto[]) => photos.map(({ caption }) => caption)
  return {
    saved: () => captions(saved),
    shown: () => list.getAllByLabelText(/^Move /).map((handle) => handle.getAttribute('aria-label')?.slice('Move '.length)),
    orders: () => sent.filter(({ path }) => path === '/api/pro/photo-order'),
    changeElsewhere: (order: readonly string[]) => void (saved = order.map(photoOf)),
    answer: async () => {
      await waitFor(() => expect(waiting).toHaveLength(1))
      waiting.pop()?.()
    },
    moveUp: async (name: string) => {
      screen.getByLabelText(`Move ${name}`).focus()
      await user.keyboard(' ')
      await screen.findByText(new RegExp(`^${name} lifted`))
      await user.keyboard('{ArrowUp}')
      await screen.findByText(new RegExp(`^${name}, position`))
      await user.keyboard(' ')
      await screen.findByText(new RegExp(`^${name} dropped`))
    },
  }
}

test('saves a move that was made while another one was saved', async () => {
  const { moveUp, shown, saved, answer, orders } = await open()
  await moveUp('Cake')
  expect(shown()).toEqual(['Arch', 'Cake', 'Bouquet'])
  await moveUp('Cake')
  expect(shown()).toEqual(['Cake', 'Arch', 'Bouquet'])
  await answer()
  await waitFor(() => expect(orders()).toHaveLength(2))
  expect(shown()).toEqual(['Cake', 'Arch', 'Bouquet'])
  await answer()
  await waitFor(() => expect(saved()).toEqual(['Cake', 'Arch', 'Bouquet']))
  await moveUp('Bouquet')
  await answer()
  await waitFor(() => expect(saved()).toEqual(['Cake', 'Bouquet', 'Arch']))
  expect(screen.queryByText(/changed in the meantime/)).toBeNull()
  expect(shown()).toEqual(['Cake', 'Bouquet', 'Arch'])
})

test('saves no move over an order that was changed elsewhere, and shows that order', async () => {
  const { moveUp, shown, saved, answer, orders, changeElsewhere } = await open()
  await moveUp('Cake')
  await moveUp('Cake')
  changeElsewhere(['Bouquet', 'Arch', 'Cake'])
  await answer()
  await waitFor(() => expect(shown()).toEqual(['Bouquet', 'Arch', 'Cake']))
  expect(saved()).toEqual(['Bouquet', 'Arch', 'Cake'])
  expect(orders()).toHaveLength(1)
})
