import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import type { EffectName, EffectPayload } from '../../src/domain/effect.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { run } from '../../src/domain/process.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import type { MailSender } from '../../src/integrations/mail/mailSender.ts'
import { SendFailure } from '../../src/integrations/sendFailure.ts'
import type { SmsSender } from '../../src/integrations/sms/smsSender.ts'
import type { EffectKind, EffectKinds } from '../../src/jobs/effectKind.ts'
import { effectKinds } from '../../src/jobs/effectKinds.ts'
import { uploadedPicture } from '../setup/sampleEvents.ts'
import { invoiceIssued } from '../setup/sampleInvoiceEvents.ts'

/** The account that the following commands write to. */
export const outcomeAccount = '00000000-0000-4000-8000-00000000acc0' as ProviderId

/** The traces of effects: mails and text messages in the sandbox, the others in a table of the test. */
export const tracesSql = 'CREATE TABLE IF NOT EXISTS effect_traces (effect_id uuid NOT NULL, number text NOT NULL)'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A numbered payload for every registered kind; a missing kind does not compile. */
export const numberedPayloads: { readonly [Name in EffectName]: (number: number) => EffectPayload<Name> } = {
  mail: (number) => ({ template: 'mail', params: { number } }),
  sms: (number) => ({ template: 'sms', params: { number } }),
  companyCheck: (number) => ({ providerId: idOf(number), givenAt: '2026-11-20T10:00:00.000Z' }),
  companyClaim: (number) => ({ providerId: idOf(number), givenAt: '2026-11-20T10:00:00.000Z' }),
  calendarFeed: (number) => ({ providerId: idOf(number), feedId: idOf(number) }),
  paymentCall: (number) => ({ act: 'endUnpaid', providerId: idOf(number), subscriptionId: idOf(number) }),
  paymentNotice: (number) => ({ eventId: idOf(number) }),
  erasure: (number) => ({ person: { kind: 'couple', id: idOf(number) } }),
  renditions: (number) => ({ picture: uploadedPicture(number) }),
  invoiceFile: (number) => ({ invoiceId: idOf(number) }),
  invoiceDestruction: (number) => ({ invoiceId: idOf(number) }),
  fileDeletion: (number) => ({ picture: uploadedPicture(number) }),
}

/** With this trace, effects of kind `counted` succeed whatever their number. */
export const repaired = 'repaired'

/** A kind with following commands: odd numbers succeed, even ones fail permanently until their service is repaired. */
function countedKind(pool: Pool): EffectKind<{ readonly number: number }> {
  return {
    payload: z.object({ number: z.number() }),
    async handle({ id, payload: { number } }) {
      await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [id, number])
      const { rowCount } = await pool.query('SELECT FROM effect_traces WHERE number = $1', [repaired])
      if (number % 2 === 0 && rowCount === 0) throw new SendFailure('even', { final: true })
      return { reference: `service-${number}`, data: { number } }
    },
    afterSuccess: (_effect, { reference, data }) =>
      run(correctCredits, { providerId: outcomeAccount, credits: 1, reason: `${data?.['number']} succeeded as ${reference}` }),
    afterFailure: ({ payload: { number } }, error) =>
      run(correctCredits, { providerId: outcomeAccount, credits: 1, reason: `${number} failed: ${error}` }),
  }
}

/** @param digest of an `uploadedPicture` */
async function trace(pool: Pool, digest: string): Promise<void> {
  const number = Number(digest)
  await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [idOf(number), String(number)])
}

/** The product's kinds with numbered messages, and `counted`. */
export function kindsUnderTest(pool: Pool, mail: MailSender, sms: SmsSender): EffectKinds {
  return {
    ...effectKinds({
      mail,
      sms,
      mailTokens: { sign: (id) => id },
      mailReports: { recordRefusal: async () => {} },
      textReports: { recordRefusal: async () => {} },
      templates: {
        mail: async ({ params }) => {
          const text = String(params['number'])
          return { channel: 'mail', to: { name: '', address: 'zoe@example.test' }, subject: text, text, html: text, language: 'en' }
        },
        sms: async ({ params }) => ({ channel: 'sms', to: '+33612345678', text: String(params['number']) }),
      },
      photos: {
        original: async () => Buffer.from('a photograph'),
        hasRendition: async () => false,
        // One trace per width, whatever the formats.
        async keepRendition({ digest }, { format }) {
          if (format === 'avif') await trace(pool, digest)
          return true
        },
        delete: ({ digest }) => trace(pool, digest),
      },
      hold: (_original, work) => work('original'),
      render: async (path) => Buffer.from(path),
      widths: [64],
      isShown: async () => false,
      loadCalendarFeed: async ({ feedId }) => ({ url: feedId, timeZone: 'Europe/Paris' }),
      calendarFeeds: {
        async busyDays(url) {
          await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [randomUUID(), String(Number(url.slice(-12)))])
          return []
        },
      },
      findStripeEvent: async (id) => ({ id, type: 'charge.refunded', objectKind: 'charge', objectId: id }),
      carryOutPaymentCall: async (call) => {
        const number = Number('subscriptionId' in call ? call.subscriptionId.slice(-12) : 0)
        await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [randomUUID(), String(number)])
      },
      endStripeEvent: async () => {},
      paymentSettlers: {
        charge: async (id) => {
          await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [randomUUID(), String(Number(id.slice(-12)))])
        },
      },
      invoices: {
        load: async (invoiceId) => ({ ...invoiceIssued().data, invoiceId }),
        async file({ invoiceId }) {
          await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [
            randomUUID(),
            String(Number(invoiceId.slice(-12))),
          ])
          return Buffer.from('an invoice')
        },
        async destroy({ invoiceId }) {
          await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [
            randomUUID(),
            String(Number(invoiceId.slice(-12))),
          ])
        },
      },
      rules: defaultRules,
      loadCompanyNumber: async ({ providerId }) => ({
        country: 'GB',
        number: `00${providerId.slice(-6)}`,
        verifiedAt: '2026-11-20T10:00:00.000Z',
      }),
      async claimCompanyNumber({ providerId, verifiedAt }) {
        if (verifiedAt !== undefined)
          await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [
            randomUUID(),
            String(Number(providerId.slice(-12))),
          ])
        return { claimed: true, welcomedBefore: false }
      },
      companyRegistry: {
        async check(number) {
          await pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [randomUUID(), String(Number(number))])
          return 'valid'
        },
      },
      now: () => new Date(),
      erase: ({ id }) => pool.query('INSERT INTO effect_traces (effect_id, number) VALUES ($1, $2)', [id, String(Number(id.slice(-12)))]),
    }),
    counted: countedKind(pool),
  }
}
