import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { Main } from '../../layout/Layout.tsx'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { ProfileHost } from './ProfileHost.tsx'
import { ViewProfileButton } from './ViewProfileButton.tsx'

const provider = {
  id: 'a',
  publicId: 'abc',
  name: 'Atelier Fontaine',
  profileUrl: '/planner/a',
  profileImage: '/images/x',
  isPremium: false,
  isCircleMember: false,
  city: 'Lyon',
  cp: '69001',
  portrait: '',
  hasLoggedInTheLastDays: false,
  langues: [],
  prestations: [],
  description_longue: '',
  experience: '',
  service: '',
  benefits: [],
  images: [],
  videos: [],
  website: null,
  createdYear: null,
  accent: null,
  socialNetworks: [],
} as const satisfies Prestataire

it('moves the focus to the profile, and to the button that opened it after Escape', async () => {
  answerCalls({ 'GET /api/project/planners/abc': () => new Promise(() => {}) })
  const page = (
    <>
      <ViewProfileButton provider={provider} from="search" />
      <ProfileHost />
    </>
  )
  const { user } = renderCouple(
    <Routes>
      <Route element={<Main />}>
        <Route path="/" element={page} />
      </Route>
    </Routes>,
  )
  const opener = await screen.findByRole('button', { name: 'View profile of Atelier Fontaine' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Atelier Fontaine' }))
  expect(await closeByEscape(user)).toBe(opener)
})
