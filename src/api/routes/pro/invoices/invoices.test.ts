import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractXml } from '@stackforge-eu/factur-x'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runScript } from '../../../../../tests/commandLines/runScript.ts'
import { newEventOf } from '../../../../../tests/projections/newEventOf.ts'
import { companyPage, companyForm as form } from '../../../../../tests/setup/companyPage.ts'
import { perform, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { loadVatCase } from '../../../../commands/loadVatCase.ts'
import { isErased } from '../../../../domain/event.ts'
import { PaymentId, streamName } from '../../../../domain/ids.ts'
import type { PaymentEvent } from '../../../../domain/payment/paymentEvents.ts'
import { askErasure } from '../../../../domain/person/askErasure.ts'
import { personStream } from '../../../../domain/person/person.ts'
import { destroyInvoiceWhenItsRetentionEnds } from '../../../../domain/processes/destroyInvoiceWhenItsRetentionEnds.ts'
import { priceOf } from '../../../../domain/vat.ts'

interface Listed {
  readonly id: string
  readonly kind: string
  readonly number: string
  readonly gross: number
  readonly corrects: string | null
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const { save } = companyPage(() => product)
const now = () => new Date().toISOString()
const list = async (token: string) => (await product.call<readonly Listed[]>('GET', '/api/pro/invoices', { token })).body
const listed = async (token: string, count: number) => {
  await expect.poll(async () => (await list(token)).length, { timeout: 120_000 }).toBe(count)
  return list(token)
}

/** What a payment by card leaves in the log. */
async function record(paymentId: PaymentId, ...events: readonly PaymentEvent[]) {
  const stream = streamName('payment', paymentId)
  const before = await product.backend.eventStore.readStream(stream)
  const next = events.map((event, index) => newEventOf(stream, event, before.length + index, now()))
  return product.backend.eventStore.append(stream, before.at(-1)?.revision ?? 'none', next)
}

async function bought(planner: TestPlanner) {
  const paymentId = PaymentId.parse(randomUUID())
  const vatCase = await loadVatCase(product.backend.commands, 'FR', planner.id)
  if (!vatCase) throw new Error('there is no company')
  const price = priceOf(22_500, vatCase)
  const purpose = { kind: 'pack', pack: 'five', credits: 5 } as const
  const paid = { paymentId, providerId: planner.id, purpose, price, intentId: 'pi_1', reportedBy: 'browser', succeededAt: now() } as const
  await record(paymentId, { type: 'PaymentSucceeded', data: paid })
  return { paymentId, price }
}

describe('invoices', () => {
  it('are listed and downloaded by whom they are for, and by nobody else', async () => {
    const [planner, other] = [await signedInPlanner(product), await signedInPlanner(product)]
    await save(planner.token, form({ vatNumber: 'FR40303265045' }))
    const { paymentId, price } = await bought(planner)
    const [invoice] = await listed(planner.token, 1)
    expect(invoice).toMatchObject({ kind: 'invoice', item: 'credits', credits: 5, ...pick(price), corrects: null, paymentId })
    expect(invoice?.number).toMatch(/^FA-\d{4}-\d{2}-\d{5}$/)
    const file = await product.app?.inject({
      url: `/api/pro/invoices/${invoice?.id}/file`,
      headers: { authorization: `Bearer ${planner.token}` },
    })
    expect(file?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice?.number}.pdf"`,
    })
    const { xml } = await extractXml(file?.rawPayload ?? Buffer.of())
    for (const part of ['Fontaine &amp; Filles', 'FR40303265045', '12 rue des Tilleuls', '<ram:GrandTotalAmount>270.00<'])
      expect(xml).toContain(part)
    expect(await list(other.token)).toEqual([])
    for (const token of [other.token, undefined]) {
      const { status } = await product.call('GET', `/api/pro/invoices/${invoice?.id}/file`, { ...(token && { token }) })
      expect(status).toBe(token ? 404 : 401)
    }
    expect((await product.call('GET', `/api/pro/invoices/${randomUUID()}/file`, { token: planner.token })).body).toMatchObject({
      code: 'invoice_not_found',
    })
  })

  it('come by mail with their file', async () => {
    const planner = await signedInPlanner(product)
    await save(planner.token, form())
    await bought(planner)
    const [invoice] = await listed(planner.token, 1)
    const { body: me } = await product.call<{ email: string }>('GET', '/api/pro/account', { token: planner.token })
    const mail = await product.message(me.email, new Date(0), `Votre facture ${invoice?.number}`)
    expect(mail).toMatchObject({ text: expect.stringContaining('5 crédits') })
  })

  it('are corrected by a credit note for each refund', async () => {
    const planner = await signedInPlanner(product)
    await save(planner.token, form())
    const { paymentId, price } = await bought(planner)
    const refund = { paymentId, providerId: planner.id, refundId: 're_1', amount: price.gross, refundedAt: now() }
    await record(paymentId, { type: 'PaymentRefunded', data: refund })
    const documents = await listed(planner.token, 2)
    const invoice = documents.find(({ kind }) => kind === 'invoice')
    expect(documents.find(({ kind }) => kind === 'credit_note')).toMatchObject({ ...pick(price), corrects: invoice?.number })
  })

  it('are destroyed with their file and their key once the law no longer requires them, and not before', async () => {
    const planner = await signedInPlanner(product)
    await save(planner.token, form())
    await bought(planner)
    const [invoice] = await listed(planner.token, 1)
    const id = invoice?.id ?? '-'
    const { database, files, eventStore } = product.backend
    const hasFile = async () => (await files.list('invoices')).some((name) => name.includes(id))
    await expect.poll(hasFile, { timeout: 120_000 }).toBe(true)
    const due = async () => {
      const { rows } = await database.query<{ due_at: Date }>('SELECT due_at FROM operational.deadlines WHERE process = $1 AND key = $2', [
        destroyInvoiceWhenItsRetentionEnds.name,
        id,
      ])
      return rows.map(({ due_at }) => due_at.toISOString())
    }
    const issuedIn = Number(invoice?.number.slice(3, 7))
    await expect.poll(due, { timeout: 120_000 }).toEqual([`${issuedIn + 11}-01-01T00:00:00.000Z`])

    await database.query("UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now()) WHERE key = $1", [id])
    await listed(planner.token, 0)
    expect(await hasFile()).toBe(false)
    expect((await product.call('GET', `/api/pro/invoices/${id}/file`, { token: planner.token })).body).toMatchObject({
      code: 'invoice_not_found',
    })
    const events = await eventStore.readStream(streamName('invoice', id))
    expect(events.map(({ type }) => type)).toEqual(['InvoiceIssued', 'InvoiceDestroyed'])
    expect(isErased(events[0]?.data['buyer'] as never)).toBe(true)
    // Its number stays in the series, so that no gap appears.
    const series = await eventStore.readStream(streamName('invoice-series', invoice?.number.slice(0, 10) ?? ''))
    expect(series.some(({ data }) => data['invoiceId'] === id)).toBe(true)
  })

  it('stay readable for the operator once the account is erased, which sees nothing of them any more', async () => {
    const planner = await signedInPlanner(product)
    await save(planner.token, form())
    await bought(planner)
    const [invoice] = await listed(planner.token, 1)
    const stored = () => product.backend.files.list('invoices')
    await expect.poll(async () => (await stored()).some((name) => name.includes(invoice?.id ?? '-')), { timeout: 120_000 }).toBe(true)
    const person = { kind: 'provider', id: planner.id } as const
    await perform(product, askErasure, { person, certificateId: randomUUID(), reason: 'asked-by-person' })
    for (const path of ['/api/pro/invoices', `/api/pro/invoices/${invoice?.id}/file`])
      expect(await product.call('GET', path, { token: planner.token })).toMatchObject({ status: 404, body: { code: 'planner_not_found' } })
    const erased = async () =>
      (await product.backend.eventStore.readStream(personStream(person))).some(({ type }) => type === 'PersonErased')
    await expect.poll(erased, { timeout: 120_000 }).toBe(true)
    const target = join(mkdtempSync(join(tmpdir(), 'invoice-')), 'kept.pdf')
    const written = await runScript(product, 'invoiceFile', invoice?.number ?? '', target)
    expect(written).toEqual({ code: 0, output: `${invoice?.number} is in ${target}.` })
    const { xml } = await extractXml(readFileSync(target))
    expect(xml).toContain('Fontaine &amp; Filles')
    // The document itself too, from which the file could be made again, and nothing of it in clear.
    const { rows } = await product.backend.database.query<{ text: string }>(`SELECT e::text AS text FROM log.events e WHERE stream = $1`, [
      `invoice-${invoice?.id}`,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).not.toMatch(/Fontaine|Tilleuls/)
    expect(await runScript(product, 'invoiceFile', 'FA-1999-01-00001', target)).toMatchObject({ code: 1 })
  })
})

function pick({ net, vat, gross, vatPercent, treatment }: ReturnType<typeof priceOf>) {
  return { net, vat, gross, vatPercent, treatment }
}
