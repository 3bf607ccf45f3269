import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PublicProfilePage } from './PublicProfilePage.tsx'

test.each(['planner', 'venue'] as const)('redirects a %s to its own public page', async (kind) => {
  answerCalls({ 'GET /api/pro/me': () => ({ body: { ...signedInProvider, kind } }) })
  renderOffice(<PublicProfilePage />, { resource: 'public-profile', path: '/public-profile' })
  const link = await screen.findByRole('link', { name: 'Open the page' })
  expect(link.getAttribute('href')).toBe(`/${kind}/${signedInProvider.publicId}`)
})
