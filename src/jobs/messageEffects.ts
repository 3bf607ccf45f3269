import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import type { MailSender } from '../integrations/mail/mailSender.ts'
import { SendFailure } from '../integrations/sendFailure.ts'
import type { SmsSender } from '../integrations/sms/smsSender.ts'
import type { MailTokens } from '../operational/mailTokens.ts'
import type { EffectKind, EffectToHandle } from './effectKind.ts'
import type { MailReports } from './mailReports.ts'
import type { MessageTemplates, OutgoingMessage } from './messages/messageTemplate.ts'
import type { TextReports } from './textReports.ts'

export interface MessageServices {
  readonly templates: MessageTemplates
  readonly mail: MailSender
  readonly sms: SmsSender
  readonly mailTokens: Pick<MailTokens, 'sign'>
  readonly mailReports: Pick<MailReports, 'recordRefusal'>
  readonly textReports: TextReports
  readonly now: () => Date
}

type MessageToSend = EffectToHandle<EffectPayload<'mail'>>

/** Mails. The Message-ID is derived from the effect's id, so that a mail sent twice is recognised as one. */
export function mailEffect({
  templates,
  mail,
  mailTokens,
  mailReports,
  now,
}: Omit<MessageServices, 'sms' | 'textReports'>): EffectKind<EffectPayload<'mail'>> {
  return {
    payload: effectPayloads.mail,
    async handle(effect) {
      const message = await compose(effect, templates)
      if (message === 'expired') return 'expired'
      if (message.channel !== 'mail') throw new TypeError(`${effect.payload.template} is no mail`)
      const { address } = message.to
      try {
        const sent = await mail.send({ ...message, reference: effect.id, reportToken: mailTokens.sign(effect.id, address) })
        return { reference: sent.providerMessageId }
      } catch (error) {
        if (error instanceof SendFailure && error.bounce !== undefined) {
          const about = { type: 'bounced', isHard: error.bounce === 'hard' } as const
          await mailReports.recordRefusal(effect.id, address, { id: 'refused', at: now(), about })
        }
        throw error
      }
    },
  }
}

/** Text messages. The service has no idempotency keys; it drops messages that it cannot deliver before they expire. */
export function smsEffect({
  templates,
  sms,
  textReports,
  now,
}: Pick<MessageServices, 'templates' | 'sms' | 'textReports' | 'now'>): EffectKind<EffectPayload<'sms'>> {
  return {
    payload: effectPayloads.sms,
    async handle(effect) {
      const message = await compose(effect, templates)
      if (message === 'expired') return 'expired'
      if (message.channel !== 'sms') throw new TypeError(`${effect.payload.template} is no text message`)
      const { to, text, validUntil } = message
      const ends = [effect.expiresAt, validUntil].flatMap((end) => end?.getTime() ?? [])
      const validity = ends.length > 0 ? { validForSeconds: (Math.min(...ends) - Date.now()) / 1000 } : {}
      try {
        return { reference: (await sms.send({ to, text, message: effect.id, ...validity })).providerMessageId }
      } catch (error) {
        if (error instanceof SendFailure && error.bounce === 'hard')
          await textReports.recordRefusal({ message: effect.id, phone: to, at: now() })
        throw error
      }
    },
  }
}

async function compose({ payload, person }: MessageToSend, templates: MessageTemplates): Promise<OutgoingMessage | 'expired'> {
  const template = templates[payload.template]
  // Not final: a newer version of the product running beside this one may know the kind.
  if (!template) throw new SendFailure('unknown template', { final: false })
  return await template({ recipient: person, params: payload.params })
}
