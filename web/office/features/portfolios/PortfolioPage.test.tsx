import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import type { GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PortfolioPage } from './PortfolioPage.tsx'

const id = '90000000-0000-4000-8000-000000000001'
const draft = {
  id,
  title: 'Léa and Tom',
  description: '',
  weddingDate: null,
  services: [],
  status: 'draft',
  missing: ['description', 'image'],
  path: null,
}
const complete = { ...draft, description: 'A wedding under the lime trees.', missing: [] }
const online = { ...complete, status: 'online', path: '/portfolio/abc-lea-and-tom' }
const extras = { id, place: '', style: '', guests: null, totalBudget: null, plannerBudget: null, isBudgetHidden: false, plan: 'premium' }
const photo: GalleryPhoto = {
  id: '019fff00-0000-7000-8000-000000000001',
  src: '/images/signature/photos/1',
  caption: '',
  alt: '',
  isKey: true,
  isVisible: true,
  needsAlt: true,
  shown: false,
  etag: '"words"',
}

function openPortfolio(portfolio: object = draft, step = '', answers: Answers = {}) {
  const etag = { etag: '"1"' }
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/portfolios': () => ({ body: [{ ...draft, views: 42 }], headers: { 'content-range': 'portfolios 0-0/1' } }),
    [`GET /api/pro/portfolios/${id}`]: () => ({ body: portfolio, headers: etag }),
    [`PUT /api/pro/portfolios/${id}`]: ({ body }) => ({ body: { ...portfolio, ...(body as object) }, headers: { etag: '"2"' } }),
    [`DELETE /api/pro/portfolios/${id}`]: () => ({ body: { id } }),
    [`POST /api/pro/portfolios/${id}/publish`]: () => ({ body: { id } }),
    [`POST /api/pro/portfolios/${id}/unpublish`]: () => ({ body: { id } }),
    [`GET /api/pro/portfolio-extras/${id}`]: () => ({ body: extras, headers: etag }),
    [`PUT /api/pro/portfolio-extras/${id}`]: ({ body }) => ({ body: { ...extras, ...(body as object) }, headers: { etag: '"2"' } }),
    [`GET /api/pro/portfolio-galleries/${id}`]: () => ({ body: { id, photos: [photo], quota: 20, etag: '"1"' } }),
    ...answers,
  })
  const page = (
    <Routes>
      <Route path="/portfolios/:id/*" element={<PortfolioPage />} />
      <Route path="/portfolios" element={<p>All portfolios</p>} />
    </Routes>
  )
  const rendered = renderOffice(page, { resource: 'portfolios', path: `/portfolios/${id}${step && `?step=${step}`}` })
  const calls = (method: string) => sent.filter((call) => call.method === method)
  return { ...rendered, calls }
}
const failing = { status: 500, body: {} } as const

test('says that a draft is not public, names what is missing, and links to its step', async () => {
  const { user } = openPortfolio()
  expect(await screen.findByText('Nobody sees this portfolio until you publish it.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('link', { name: 'View the public page' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'a photo with its description' }))
  expect(await screen.findByText(/^1 photo is not shown to couples/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'the description' }))
  expect(await screen.findByRole('textbox', { name: /Description/ })).toBeDefined()
})

test('saves the presentation for the version that was read, then opens the photos', async () => {
  const { user, calls } = openPortfolio()
  await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'A wedding under the lime trees.')
  await user.click(screen.getByRole('checkbox', { name: 'Day-of coordination' }))
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText(/^Up to 20 photos/)).toBeDefined()
  expect(calls('PUT')[0]?.body).toEqual({
    title: 'Léa and Tom',
    description: 'A wedding under the lime trees.',
    weddingDate: null,
    services: ['DAY_COORDINATION'],
  })
  expect(calls('PUT')[0]?.headers.get('if-match')).toBe('"1"')
})

test('shows a refusal at its field, and a failed save beside the button', async () => {
  const message = 'The date lies in the future.'
  const answers = [failing, { status: 400, body: { code: 'wedding_date_invalid', errors: [{ field: 'weddingDate', message }] } }]
  const { user } = openPortfolio(complete, 'presentation', { [`PUT /api/pro/portfolios/${id}`]: () => answers.pop() ?? failing })
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), '!')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText(message)).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: /Title/ }), '!')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})

test('shows both versions in words when another tab saved first, and keeps the chosen one', async () => {
  let theirs: object = complete
  const { user, calls } = openPortfolio(complete, 'presentation', {
    [`GET /api/pro/portfolios/${id}`]: () => ({ body: theirs, headers: { etag: theirs === complete ? '"1"' : '"2"' } }),
    [`PUT /api/pro/portfolios/${id}`]: ({ body, headers }) =>
      headers.get('if-match') === '"2"'
        ? { body: { ...complete, ...(body as object) }, headers: { etag: '"3"' } }
        : { status: 412, body: { code: 'changed_meanwhile' } },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Wedding design' }))
  theirs = { ...complete, weddingDate: '2025-06-14', services: ['FULL_PLANNING'] }
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Wedding design')).toBeDefined()
  expect(dialog.getByText('Full planning')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Keep my version' }))
  await waitFor(() => expect(calls('PUT')).toHaveLength(2))
  expect(calls('PUT')[1]?.body).toMatchObject({ services: ['WEDDING_DESIGN'], weddingDate: '2025-06-14' })
})

test('takes the details in euros with Premium, and saves them in the last step', async () => {
  const { user, calls } = openPortfolio(complete, 'extras')
  await user.type(await screen.findByRole('textbox', { name: 'Place' }), 'Château de Varennes')
  await user.type(screen.getByRole('textbox', { name: 'Style' }), 'rustic')
  await user.type(screen.getByRole('spinbutton', { name: 'Number of guests' }), '120')
  await user.type(screen.getByRole('spinbutton', { name: 'Total budget' }), '30000')
  await user.type(screen.getByRole('spinbutton', { name: 'Budget for the planner' }), '3500.5')
  await user.click(screen.getByRole('checkbox', { name: 'Hide the budget from couples' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls('PUT')).toHaveLength(1))
  expect(calls('PUT')[0]?.body).toEqual({
    place: 'Château de Varennes',
    style: 'rustic',
    guests: 120,
    totalBudget: 3_000_000,
    plannerBudget: 350_050,
    isBudgetHidden: true,
  })
  expect(await screen.findByText('Changes saved.')).toBeDefined()
})

test('shows the details read only without Premium, and removes values given earlier', async () => {
  const kept = { ...extras, plan: 'free', place: 'Château de Varennes', totalBudget: 3_000_000 }
  const { user, calls } = openPortfolio(complete, 'extras', {
    [`GET /api/pro/portfolio-extras/${id}`]: () => ({ body: kept, headers: { etag: '"1"' } }),
  })
  const place = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Place' })
  expect([place.disabled, place.value]).toEqual([true, 'Château de Varennes'])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Total budget' }).value).toBe('€30,000')
  expect(screen.getByText(/^Without Premium, couples do not see these details/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete these details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete these details?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete these details' }))
  await waitFor(() => expect(calls('PUT')).toHaveLength(1))
  expect(calls('PUT')[0]?.body).toMatchObject({ place: '', totalBudget: null })
  expect(calls('PUT')[0]?.headers.get('if-match')).toBe('"1"')
})

test('offers nothing to remove without Premium and without details', async () => {
  openPortfolio(complete, 'extras', { [`GET /api/pro/portfolio-extras/${id}`]: () => ({ body: { ...extras, plan: 'free' } }) })
  expect(await screen.findByText('Place, style, guests and budget are part of Premium.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Delete these details' })).toBeNull()
})

test('publishes a complete portfolio, and shows a failure and what the server finds missing', async () => {
  const detail = 'Please confirm your e-mail first.'
  const answers = [{ body: { id } }, { status: 409, body: { code: 'email_not_confirmed', detail } }, failing]
  const { user, calls } = openPortfolio(complete, '', { [`POST /api/pro/portfolios/${id}/publish`]: () => answers.pop() ?? failing })
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('The portfolio could not be published. Please try again.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(detail)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(calls('POST')).toHaveLength(3))
})

test('shows the views of an online portfolio, links to its page, and unpublishes it after confirmation', async () => {
  const answers = [{ body: { id } }, failing]
  const { user, calls } = openPortfolio(online, '', { [`POST /api/pro/portfolios/${id}/unpublish`]: () => answers.pop() ?? failing })
  expect(await screen.findByText('42 views in 30 days')).toBeDefined()
  expect(screen.getByRole('link', { name: 'View the public page' }).getAttribute('href')).toBe(online.path)
  await user.click(screen.getByRole('button', { name: 'Unpublish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish this portfolio?' }))
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('The portfolio could not be unpublished. Please try again.')
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(calls('POST')).toHaveLength(2))
})

test('says why couples do not see a portfolio that the plan hides', async () => {
  openPortfolio({ ...complete, status: 'above_plan' })
  expect(await screen.findByText(/^This portfolio is published, but your plan does not show it to couples/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'View the public page' })).toBeNull()
})

test('removes a portfolio after a confirmation that names it, and shows a failure', async () => {
  const answers = [{ body: { id } }, failing]
  const { user } = openPortfolio(complete, '', { [`DELETE /api/pro/portfolios/${id}`]: () => answers.pop() ?? failing })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Léa and Tom”?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove the portfolio' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('The portfolio could not be removed. Please try again.')
  await user.click(dialog.getByRole('button', { name: 'Remove the portfolio' }))
  expect(await screen.findByText('All portfolios')).toBeDefined()
})

test('labels a photo’s fields with the photo texts in every gallery', async () => {
  const { user } = openPortfolio(complete, 'gallery')
  await user.click(await screen.findByRole('button', { name: 'Describe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo 1' }))
  expect(await dialog.findByRole('textbox', { name: 'Description' })).toBeDefined()
  expect(dialog.getByRole('textbox', { name: 'Caption' })).toBeDefined()
})

test('does not upload a photo of more than 2 MB, and names the limit', async () => {
  const { user, calls, container } = openPortfolio(complete, 'gallery')
  await screen.findByText(/^Up to 20 photos/)
  expect(await screen.findByText(/at most 2 MB/)).toBeDefined()
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, large)
  expect(await screen.findByText('large.jpg is larger than 2 MB.')).toBeDefined()
  expect(calls('POST')).toEqual([])
})

test('says when a portfolio, its photos or its details cannot be loaded, and retries', async () => {
  let works = false
  const fails = (answer: object) => () => (works ? answer : failing)
  const whole = openPortfolio(complete, '', { [`GET /api/pro/portfolios/${id}`]: fails({ body: complete, headers: { etag: '"1"' } }) })
  expect(await screen.findByText('This portfolio could not be loaded.')).toBeDefined()
  works = true
  await whole.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nobody sees this portfolio until you publish it.')).toBeDefined()
  whole.unmount()
  works = false
  openPortfolio(complete, 'extras', { [`GET /api/pro/portfolio-extras/${id}`]: fails({ body: extras }) })
  expect(await screen.findByText('The details of this portfolio could not be loaded.')).toBeDefined()
  cleanup()
  openPortfolio(complete, 'gallery', { [`GET /api/pro/portfolio-galleries/${id}`]: fails({ body: {} }) })
  expect(await screen.findByText('Your photos could not be loaded.')).toBeDefined()
})
