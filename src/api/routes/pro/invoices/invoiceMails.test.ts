import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { extractXml } from '@stackforge-eu/factur-x'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newEventOf } from '../../../../../tests/projections/newEventOf.ts'
import { companyForm, companyPage } from '../../../../../tests/setup/companyPage.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct } from '../../../../../tests/setup/testProduct.ts'
import { PaymentId, streamName } from '../../../../domain/ids.ts'
import type { PaymentEvent } from '../../../../domain/payment/paymentEvents.ts'
import { priceOf } from '../../../../domain/vat.ts'
import { listenOnLoopback } from '../../../../sandbox/listenOnLoopback.ts'

/** A mail server that keeps what it gets as it came, attachments included. */
async function mailServer() {
  const mails: Email[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onData: (stream, _session, done) => callbackify(async () => void mails.push(await PostalMime.parse(await buffer(stream))))(done),
  })
  const port = await listenOnLoopback(server.server, 0)
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  return { url: `smtp://127.0.0.1:${port}`, mails }
}

test('an invoice and its credit note reach the mail server with their files, which hold their content as XML', async () => {
  const { url, mails } = await mailServer()
  const product = await startTestProduct({ environment: { SMTP_URL: url, MAIL_FROM: 'Alliance <bonjour@alliance.test>' } })
  onTestFinished(() => product.close())
  const planner = await signedInPlanner(product)
  await companyPage(() => product).save(planner.token, companyForm())
  const paymentId = PaymentId.parse(randomUUID())
  const stream = streamName('payment', paymentId)
  const record = async (...events: readonly PaymentEvent[]) => {
    const before = await product.backend.eventStore.readStream(stream)
    const next = events.map((event, index) => newEventOf(stream, event, before.length + index, new Date().toISOString()))
    await product.backend.eventStore.append(stream, before.at(-1)?.revision ?? 'none', next)
  }
  const at = new Date().toISOString()
  const of = { paymentId, providerId: planner.id }
  const price = priceOf(22_500, { seller: 'FR', customer: 'FR', vatNumber: null })
  const purpose = { kind: 'pack', pack: 'five', credits: 5 } as const
  await record({ type: 'PaymentSucceeded', data: { ...of, purpose, price, intentId: 'pi_1', reportedBy: 'browser', succeededAt: at } })
  await record({ type: 'PaymentRefunded', data: { ...of, refundId: 're_1', amount: price.gross, refundedAt: at } })

  for (const [subject, typeCode] of [
    ['Votre facture ', '380'],
    ['Votre avoir ', '381'],
  ] as const) {
    const mail = await vi.waitFor(
      () => {
        const found = mails.find((each) => each.subject?.startsWith(subject))
        if (!found) throw new Error(`no mail ${subject}`)
        return found
      },
      { timeout: 120_000, interval: 50 },
    )
    const number = mail.subject?.slice(subject.length)
    expect(mail.attachments).toMatchObject([{ filename: `${number}.pdf`, mimeType: 'application/pdf', disposition: 'attachment' }])
    const content = mail.attachments[0]?.content
    if (!(content instanceof ArrayBuffer)) throw new Error('the file is not there')
    const { xml } = await extractXml(Buffer.from(content))
    for (const part of [`<ram:ID>${number}</ram:ID>`, `<ram:TypeCode>${typeCode}</ram:TypeCode>`, '<ram:GrandTotalAmount>270.00<'])
      expect(xml).toContain(part)
  }
  const documents = mails.filter(({ attachments }) => attachments.length > 0)
  expect(documents).toHaveLength(2)
})
