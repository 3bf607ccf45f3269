import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Company } from '../../../../src/api/schemas/pro/companySchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { CompanyPage } from './CompanyPage.tsx'

const stored: Omit<Company, 'id'> = {
  name: 'Atelier Fontaine',
  street: '12 rue des Tilleuls',
  city: 'Lyon',
  zipCode: '69007',
  country: 'FR',
  latitude: '45.74846',
  longitude: '4.84671',
  region: 'Rhône',
  website: '',
  languages: ['fr'],
  createdOn: '2014-03-01',
  number: '73282932000074',
  vatNumber: '',
  numberState: 'valid',
  numberCheckedAt: '2026-11-22T12:30:02.000Z',
  rejectedParts: [],
}
const lille = { city: 'Lille', zipcode: '59000', countrycode: 'FR', lat: '50.63297', lng: '3.05858', region: 'Nord', label: 'Lille, Nord' }

function openPage(over: Partial<typeof stored> = {}, answers: Answers = {}, { hasStyles = false } = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/company': () => ({ body: { ...stored, ...over }, headers: { etag: '"1"' } }),
    'PUT /api/pro/company': ({ body }) => ({ body: { ...stored, ...over, ...(body as object) }, headers: { etag: '"2"' } }),
    'GET /api/cities': () => ({ body: { success: true, cities: [lille], error: null } }),
    ...answers,
  })
  const puts = () => sent.filter(({ method }) => method === 'PUT')
  return { puts, ...renderOffice(<CompanyPage />, { resource: 'company', path: '/company', hasStyles }) }
}

test.each([
  ['checking', 'Being checked'],
  ['valid', 'Valid'],
  ['invalid_format', 'Invalid format'],
  ['inactive', 'Company closed'],
  ['not_found', 'Not found'],
  ['in_use', 'Already in use'],
] as const)('says that the number is %s', async (numberState, words) => {
  openPage({ numberState })
  expect(await screen.findByText(words)).toBeDefined()
})

test('fills the address from the selected town, and saves it for the version that was read', async () => {
  const { user, puts } = openPage()
  const town = await screen.findByRole('combobox', { name: /Town/ })
  await user.clear(town)
  await user.type(town, 'Lill')
  await user.click(within(await screen.findByRole('listbox')).getByText('Lille, Nord'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({ city: 'Lille', zipCode: '59000', country: 'FR', latitude: '50.63297', longitude: '3.05858' })
  expect(puts()[0]?.headers.get('if-match')).toBe('"1"')
})

test('renders the open list of towns between its field and the next, covering nothing', async () => {
  const { user, puts } = openPage({}, {}, { hasStyles: true })
  const town = await screen.findByRole('combobox', { name: /Town/ })
  await user.clear(town)
  await user.type(town, 'Lill')
  await screen.findByRole('option', { name: 'Lille, Nord' })
  const list = screen.getByRole('listbox')
  expect(getComputedStyle(town.parentElement as Element).position).toBe('relative')
  for (let element: HTMLElement | null = list; element && element !== document.body; element = element.parentElement) {
    expect(getComputedStyle(element).position).not.toMatch(/absolute|fixed/)
  }
  const save = screen.getByRole('button', { name: 'Save' })
  expect(list.compareDocumentPosition(save) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  // A click on the button below the list clicks the button and selects no town.
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await waitFor(() => expect(puts().map(({ body }) => body)).toEqual([expect.objectContaining({ city: '', zipCode: '' })]))
})

test('shows a failed town search below the field with a retry', async () => {
  const towns = [{ status: 500, body: {} }, { body: { success: true, cities: [lille], error: null } }]
  const { user } = openPage({}, { 'GET /api/cities': () => towns.shift() ?? { body: {} } })
  const town = await screen.findByRole('combobox', { name: /Town/ })
  await user.clear(town)
  await user.type(town, 'Lill')
  await screen.findByText('The search for towns does not answer.')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('option', { name: 'Lille, Nord' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Postal code/ }).value).toBe('59000')
})

/** Answers as if somebody else had saved a newer version: 412 for the form's own, which was based on the older one. */
function changedMeanwhile(theirs: Partial<typeof stored>) {
  let isChanged = false
  return {
    'GET /api/pro/company': () =>
      isChanged ? { body: { ...stored, ...theirs }, headers: { etag: '"2"' } } : { body: stored, headers: { etag: '"1"' } },
    'PUT /api/pro/company': () => {
      isChanged = true
      return { status: 412, body: { code: 'changed_meanwhile' } }
    },
  }
}
const inBelgium = { country: 'BE', latitude: '50.85045', longitude: '4.34878' } as const

test('shows a town that somebody else changed meanwhile as one row, with the country’s name', async () => {
  const { user } = openPage({}, changedMeanwhile({ city: 'Brussels', ...inBelgium }))
  const town = await screen.findByRole('combobox', { name: /Town/ })
  await user.clear(town)
  await user.type(town, 'Lill')
  await user.click(await screen.findByRole('option', { name: 'Lille, Nord' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  const [, ...rows] = within(dialog).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['TownLille, FranceBrussels, Belgium', 'Postal code5900069007'])
})

/** Types a town without selecting one, and saves after somebody else has. */
async function saveTypedTown() {
  const { user } = openPage({}, changedMeanwhile({ city: 'Brussels', ...inBelgium }))
  const town = await screen.findByRole<HTMLInputElement>('combobox', { name: /Town/ })
  await user.clear(town)
  await user.type(town, 'Brux')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, town }
}

test('shows the saved town in place of what was typed when the saved version is taken', async () => {
  const { user, town } = await saveTypedTown()
  await user.click(await screen.findByRole('button', { name: 'Take the saved version' }))
  await waitFor(() => expect(town.value).toBe('Brussels'))
})

test('keeps what was typed as the town when one’s own version is kept', async () => {
  const { user, town } = await saveTypedTown()
  await user.click(await screen.findByRole('button', { name: 'Keep my version' }))
  // The server refuses it again.
  await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  expect(town.value).toBe('Brux')
})

test('empties a town that was typed and not selected when the draft is discarded', async () => {
  const { user, unmount } = openPage({ city: '', zipCode: '', country: null, latitude: '', longitude: '' })
  await user.type(await screen.findByRole('textbox', { name: /Company name/ }), '!')
  unmount()
  openPage({ city: '', zipCode: '', country: null, latitude: '', longitude: '' })
  const town = await screen.findByRole<HTMLInputElement>('combobox', { name: /Town/ })
  await user.type(town, 'Lil')
  await user.click(await screen.findByRole('button', { name: 'Discard them' }))
  await waitFor(() => expect(town.value).toBe(''))
})

test('shows the spoken languages and changes them', async () => {
  const { user, puts } = openPage()
  const french = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'French' })
  expect(french.checked).toBe(true)
  await user.click(french)
  await user.click(await screen.findByRole('checkbox', { name: 'German' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({ languages: ['de'] })
})

test('takes the VAT number in the form of the company’s country, and shows at the field why one is refused', async () => {
  const message = 'This VAT number does not have the form used in your company’s country.'
  const refusal = { status: 400, body: { code: 'vat_number_invalid', errors: [{ field: 'vatNumber', message }] } }
  const { user, puts } = openPage({ country: 'BE' }, { 'PUT /api/pro/company': () => refusal })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /VAT number/ })
  expect(screen.getByText('Optional. For example BE 0403.170.701.')).toBeDefined()
  await user.type(field, 'BE1')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(puts()[0]?.body).toMatchObject({ vatNumber: 'BE1' })
})

test('says when the company cannot be loaded or saved, and retries', async () => {
  const loads = [{ status: 500, body: {} }]
  const { user } = openPage(
    {},
    {
      'GET /api/pro/company': () => loads.pop() ?? { body: stored, headers: { etag: '"1"' } },
      'PUT /api/pro/company': () => ({ status: 500, body: {} }),
    },
  )
  expect(await screen.findByText('Your company could not be loaded.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.type(await screen.findByRole('textbox', { name: /Company name/ }), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toBeDefined()
})
