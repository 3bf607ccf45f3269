import { afterAll, beforeAll, expect, it } from 'vitest'
import { receive } from '../../../../../tests/e2e/officePlanner.ts'
import { confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { plannerWithCredit } from '../../../../../tests/setup/sentRequest.ts'
import { signedInCouple, signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { defaultRules } from '../../../../domain/rules.ts'
import { ProviderExport } from '../../../schemas/pro/providerExportSchemas.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const exported = (token: string, after?: string) =>
  product.call<ProviderExport>('GET', '/api/pro/data-export', { token, ...(after === undefined ? {} : { after }) })

it('holds all that was recorded of the provider, its answers and its notes, and nothing of the couple', async () => {
  const planner = await plannerWithCredit(product)
  const phone = '+33698765432'
  const couple = await signedInCouple(product, { phone })
  const id = await receive(product, planner, couple, {})
  await product.call('POST', `/api/pro/requests/${id}/unlock`, { token: planner.token })
  const note = { body: { note: 'Rappeler mardi' }, headers: { 'if-match': '*' } }
  const added = await product.call<{ id: string }>('POST', '/api/pro/venues', {
    token: planner.token,
    body: { name: 'La Grange', type: 'farm' },
  })
  await product.call('POST', `/api/pro/venues/${added.body.id}/hide`, { token: planner.token })
  const portfolio = await product.call<{ id: string }>('POST', '/api/pro/portfolios', {
    token: planner.token,
    body: { title: 'Camille et Jules' },
  })
  const said = { title: 'Camille et Jules', description: 'Un week-end sous les tilleuls.', weddingDate: null, services: [] }
  await product.call('PUT', `/api/pro/portfolios/${portfolio.body.id}`, { token: planner.token, body: said, headers: { 'if-match': '*' } })
  const { position } = await product.call('PUT', `/api/pro/request-notes/${id}`, { token: planner.token, ...note })

  const { status, headers, body } = await exported(planner.token, position)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="alliance-\d{4}-\d\d-\d\d\.json"$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(ProviderExport.parse(body)).toEqual(body)
  expect(body.history.map(({ of, type }) => `${of} ${type}`)).toEqual(
    expect.arrayContaining([
      'profile ProviderRegistered',
      'account WelcomeCreditGranted',
      'account RequestUnlocked',
      'profile VenueAdded',
      'venue VenueHidden',
      'profile PortfolioAdded',
      'portfolio PortfolioDescribed',
    ]),
  )
  expect(body.history[0]?.data).toMatchObject({ firstname: expect.any(String), email: expect.stringContaining('@') })
  expect(body.requests).toEqual([
    expect.objectContaining({ id, status: 'unlocked', stage: 'new', note: 'Rappeler mardi', unlockedAt: expect.any(String) }),
  ])
  expect(JSON.stringify(body)).not.toContain(phone)
})

it('names the invoices with their files, and holds what was recorded of payments', async () => {
  const planner = await signedInPlanner(product)
  const { token } = planner
  const begun = await product.call<{ paymentId: string; clientSecret: string }>('POST', '/api/pro/credits/purchases', {
    token,
    body: { pack: 'one' },
  })
  const paymentSandbox = paymentSandboxOf(product)
  await confirmByCard(paymentSandbox.payments, begun.body.clientSecret, '4242424242424242')
  const numbers = async () => (await product.call<readonly { number: string }[]>('GET', '/api/pro/invoices', { token })).body
  await expect.poll(numbers, { timeout: 120_000 }).toHaveLength(1)
  const { body } = await exported(token)
  const { number } = (await numbers())[0] ?? { number: '' }
  expect(ProviderExport.parse(body)).toEqual(body)
  expect(body.invoices).toEqual([expect.objectContaining({ kind: 'invoice', number, gross: 6_000, corrects: null, file: `${number}.pdf` })])
  expect(body.history.map(({ of, type }) => `${of} ${type}`)).toEqual(
    expect.arrayContaining(['payment PaymentStarted', 'payment PaymentSucceeded', 'invoice InvoiceIssued']),
  )
})

it('is asked for five times an hour at most', async () => {
  const planner = await plannerWithCredit(product)
  const { max } = defaultRules.limits.dataExportsPerProvider
  for (let asked = 0; asked < max; asked++) expect((await exported(planner.token)).status).toBe(200)
  expect((await exported(planner.token)).status).toBe(429)
})
