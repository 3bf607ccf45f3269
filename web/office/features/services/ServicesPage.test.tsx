import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Services } from '../../../../src/api/schemas/pro/serviceSchemas.ts'
import { singlePart } from '../../../../src/domain/provider/profilePart.ts'
import { offeredServices } from '../../../../src/domain/referenceValues.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { ServicesPage } from './ServicesPage.tsx'

type Row = Services['FULL_PLANNING']

const notOffered: Row = { offered: false, startingFrom: null, priceVisible: true, description: null, descriptionVisible: true }
const coordination: Row = { ...notOffered, offered: true, startingFrom: 150_000, description: 'From morning to night' }
const none = Object.fromEntries(offeredServices.map((service) => [service, notOffered])) as Omit<Services, 'id' | 'rejectedParts'>
const stored: Omit<Services, 'id'> = { ...none, rejectedParts: [], DAY_COORDINATION: coordination }

function openPage(answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/services': () => ({ body: stored, headers: { etag: '"1"' } }),
    'PUT /api/pro/services': ({ body }) => ({ body: { ...stored, ...(body as object) }, headers: { etag: '"2"' } }),
    ...answers,
  })
  const puts = () => sent.filter(({ method }) => method === 'PUT')
  return { puts, ...renderOffice(<ServicesPage />, { resource: 'services', path: '/services' }) }
}

const row = async (name: string) => within(await screen.findByRole('group', { name }))
const save = () => screen.getByRole('button', { name: 'Save' })

test('has nine services, and price and description for those that are offered', async () => {
  openPage()
  const offered = await row('Day-of coordination')
  expect(screen.getAllByRole('group')).toHaveLength(offeredServices.length)
  expect(offered.getByRole<HTMLInputElement>('spinbutton', { name: 'Starting price' }).value).toBe('1500')
  expect(offered.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('From morning to night')
  const other = await row('Full planning')
  expect(other.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(other.queryByRole('textbox')).toBeNull()
})

test('saves typed euros as cents, with the toggles, for the version that was read', async () => {
  const { user, puts } = openPage()
  const design = await row('Wedding design')
  await user.click(design.getByRole('checkbox', { name: 'Wedding design' }))
  await user.type(await design.findByRole('spinbutton', { name: 'Starting price' }), '1250.5')
  await user.type(design.getByRole('textbox', { name: 'Description' }), 'Flowers and light')
  await user.click(design.getByRole('checkbox', { name: 'Show the price' }))
  const offered = await row('Day-of coordination')
  await user.clear(offered.getByRole('spinbutton', { name: 'Starting price' }))
  await user.clear(offered.getByRole('textbox', { name: 'Description' }))
  await user.click(offered.getByRole('checkbox', { name: 'Show the description' }))
  await user.click(save())
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toEqual({
    ...none,
    WEDDING_DESIGN: { ...notOffered, offered: true, startingFrom: 125_050, priceVisible: false, description: 'Flowers and light' },
    DAY_COORDINATION: { ...coordination, startingFrom: null, description: null, descriptionVisible: false },
  })
  expect(puts()[0]?.headers.get('if-match')).toBe('"1"')
})

test('can be filled in by keyboard alone', async () => {
  const { user, puts } = openPage()
  const offered = await row('Day-of coordination')
  offered.getByRole('checkbox', { name: 'Day-of coordination' }).focus()
  await user.tab()
  await user.keyboard('{Control>}a{/Control}900')
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.keyboard('{End}!')
  await user.click(save())
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({
    DAY_COORDINATION: { startingFrom: 90_000, priceVisible: false, description: 'From morning to night!', descriptionVisible: true },
  })
})

test('shows a price out of range in euros at its field, and sends nothing', async () => {
  const { user, puts } = openPage()
  const price = (await row('Day-of coordination')).getByRole<HTMLInputElement>('spinbutton')
  await user.clear(price)
  await user.type(price, '0.5')
  await user.click(save())
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(price.getAttribute('aria-describedby') ?? '')?.textContent).toBe('From €1 to €100,000')
  expect(puts()).toEqual([])
})

test('shows what the server refuses in a row, and keeps the input', async () => {
  const message = 'Contains characters that cannot be shown'
  const { user } = openPage({
    'PUT /api/pro/services': () => ({
      status: 400,
      body: { code: 'validation_error', errors: [{ field: 'DAY_COORDINATION.description', message }] },
    }),
  })
  const description = (await row('Day-of coordination')).getByRole<HTMLTextAreaElement>('textbox')
  await user.type(description, '!')
  await user.click(save())
  await waitFor(() => expect(description.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(message)).toBeDefined()
  expect(description.value).toBe('From morning to night!')
})

test('requires a service, says so above the table and moves the focus there', async () => {
  const message = 'Choose at least one service'
  const { user } = openPage({
    'PUT /api/pro/services': () => ({
      status: 400,
      body: { code: 'services_missing', detail: message, errors: [{ field: 'services', message }] },
    }),
  })
  await user.click((await row('Day-of coordination')).getByRole('checkbox', { name: 'Day-of coordination' }))
  await user.click(save())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(message)
  expect(document.activeElement).toBe(alert)
})

test('shows a row that somebody else changed beside one’s own, and takes over the other rows', async () => {
  let theirs: Omit<Services, 'id'> = stored
  const { user, puts } = openPage({
    'GET /api/pro/services': () => ({ body: theirs, headers: { etag: theirs === stored ? '"1"' : '"2"' } }),
    'PUT /api/pro/services': ({ body, headers }) =>
      headers.get('if-match') === '"2"'
        ? { body: { ...stored, ...(body as object) }, headers: { etag: '"3"' } }
        : { status: 412, body: { code: 'changed_meanwhile' } },
  })
  const price = (await row('Day-of coordination')).getByRole('spinbutton')
  theirs = {
    ...stored,
    DAY_COORDINATION: { ...coordination, startingFrom: 180_000, priceVisible: false },
    FULL_PLANNING: { ...notOffered, offered: true },
  }
  await user.clear(price)
  await user.type(price, '1600')
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog'))
  const compared = dialog.getByRole('row', { name: /Day-of coordination/ })
  expect(within(compared).getByText('From €1,600 · From morning to night')).toBeDefined()
  expect(within(compared).getByText('From €1,800 (hidden) · From morning to night')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Keep my version' }))
  await waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts()[1]?.body).toMatchObject({ DAY_COORDINATION: { startingFrom: 160_000 }, FULL_PLANNING: { offered: true } })
})

test('says when the table cannot be loaded or saved, and retries', async () => {
  const loads = [{ status: 500, body: {} }]
  const { user } = openPage({
    'GET /api/pro/services': () => loads.pop() ?? { body: stored, headers: { etag: '"1"' } },
    'PUT /api/pro/services': () => ({ status: 500, body: {} }),
  })
  expect(await screen.findByText('Your services could not be loaded.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.type((await row('Day-of coordination')).getByRole('textbox'), '!')
  await user.click(save())
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('names the descriptions that moderation hides', async () => {
  const part = singlePart('service_descriptions')
  openPage({
    'GET /api/pro/services': () => ({
      body: { ...stored, rejectedParts: [{ part, reason: 'copied_text', note: 'https://other.example' }] },
    }),
  })
  expect(await screen.findByText('Hidden from couples: Descriptions of your services')).toBeDefined()
})
