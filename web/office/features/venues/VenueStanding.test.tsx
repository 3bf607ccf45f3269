import { screen, waitFor } from '@testing-library/react'
import { useGetOne } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { type ShownVenue, VenueStanding } from './VenueStanding.tsx'

const id = '90000000-0000-4000-8000-000000000001'
const online = { id, name: 'Domaine des Tilleuls', status: 'online', published: true, hidden: false, rejection: null, missing: [] }

function Standing() {
  const { data } = useGetOne<ShownVenue>('venues', { id })
  return data && <VenueStanding venue={data} onStep={() => {}} />
}

function open() {
  focusOnlyEnabled()
  let venue = { ...online, moderation: 'validated' }
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    [`GET /api/pro/venues/${id}`]: () => ({ body: venue, headers: { etag: '"1"' } }),
    [`POST /api/pro/venues/${id}/unpublish`]: () => {
      venue = { ...venue, status: 'draft', published: false }
      return { body: { id } }
    },
  })
  const page = (
    <PageContent>
      <Standing />
    </PageContent>
  )
  return renderOffice(page, { resource: 'venues' })
}

test('moves the focus to the unpublish button again after Escape, and to the page once the venue was unpublished', async () => {
  const { user } = open()
  const opener = await screen.findByRole('button', { name: 'Unpublish' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('button', { name: 'Unpublish' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(opener.isConnected).toBe(false)
})
