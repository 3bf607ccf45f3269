import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itemPart, singlePart } from '../../../../src/domain/provider/profilePart.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { galleryOf, galleryPhoto } from '../../testing/galleryAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PhotosPage } from './PhotosPage.tsx'

const ids = ['5e0c2d4a-1f3b-4c5d-8e7f-000000000001', '5e0c2d4a-1f3b-4c5d-8e7f-000000000002'] as const

test('marks a photograph that moderation hides, and says why', async () => {
  const why = { reason: 'foreign_picture', note: '' } as const
  const photos = ids.map((id, index) => galleryPhoto(index, { id, caption: index === 0 ? 'Le dîner' : '' }))
  const gallery = galleryOf(photos, {
    rejectedParts: [
      { part: itemPart('photo', ids[0]), ...why },
      { part: singlePart('profile_photo'), ...why },
    ],
  })
  answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }), 'GET /api/pro/gallery': () => ({ body: gallery }) })
  renderOffice(<PhotosPage />, { resource: 'photos' })
  expect(await screen.findByText('Hidden from couples: Photo (Le dîner)')).toBeDefined()
  expect(screen.getByText('Hidden from couples: Profile photo')).toBeDefined()
  expect(screen.getAllByText('Hidden')).toHaveLength(1)
})
