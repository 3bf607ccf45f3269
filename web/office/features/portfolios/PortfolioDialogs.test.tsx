import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PortfolioPage } from './PortfolioPage.tsx'

const id = '90000000-0000-4000-8000-000000000001'
const etag = { etag: '"1"' }

function openPortfolio(step = '') {
  focusOnlyEnabled()
  let portfolio = {
    id,
    title: 'Léa and Tom',
    description: 'A wedding under the lime trees.',
    weddingDate: null,
    services: [],
    status: 'online',
    missing: [],
    path: '/portfolio/abc-lea-and-tom',
  }
  let extras = { id, place: 'Château de Varennes', style: '', guests: null, totalBudget: null, plannerBudget: null, plan: 'free' }
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/portfolios': () => ({ body: [{ ...portfolio, views: 42 }], headers: { 'content-range': 'portfolios 0-0/1' } }),
    [`GET /api/pro/portfolios/${id}`]: () => ({ body: portfolio, headers: etag }),
    [`POST /api/pro/portfolios/${id}/unpublish`]: () => {
      portfolio = { ...portfolio, status: 'draft' }
      return { body: { id } }
    },
    [`GET /api/pro/portfolio-extras/${id}`]: () => ({ body: { ...extras, isBudgetHidden: false }, headers: etag }),
    [`PUT /api/pro/portfolio-extras/${id}`]: ({ body }) => {
      extras = { ...extras, ...(body as object) }
      return { body: extras, headers: etag }
    },
  })
  const page = (
    <PageContent>
      <Routes>
        <Route path="/portfolios/:id/*" element={<PortfolioPage />} />
      </Routes>
    </PageContent>
  )
  return renderOffice(page, { resource: 'portfolios', path: `/portfolios/${id}${step}` })
}
const button = (name: string) => screen.findByRole('button', { name })

test('moves the focus to the unpublish button again after Escape, and to the publish button in its place once it was unpublished', async () => {
  const { user } = openPortfolio()
  const opener = await button('Unpublish')
  expect(await openByKey(user, opener)).toBe(await button('Unpublish'))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.keyboard('{Enter}')
  const publish = await button('Publish')
  await waitFor(() => expect(document.activeElement).toBe(publish))
})

test('moves the focus to the button again after Escape, and to the page once the details are deleted', async () => {
  const { user } = openPortfolio('?step=extras')
  const opener = await button('Delete these details')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Delete these details?' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete these details' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(opener.isConnected).toBe(false)
})
