import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { MailSender } from '../integrations/mail/mailSender.ts'
import { SendFailure } from '../integrations/sendFailure.ts'
import type { SmsSender } from '../integrations/sms/smsSender.ts'
import { type ClaimedDelivery, claimDelivery, closeDelivery, markSent, retryDelivery } from '../operational/deliveries.ts'
import type { DeliveryQueue } from './deliveryQueue.ts'
import type { MessageTemplates, OutgoingMessage } from './messages/messageTemplate.ts'

export interface SendDeliveryDependencies {
  readonly pool: Pool
  readonly templates: MessageTemplates
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly queue: Pick<DeliveryQueue, 'enqueue'>
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** How long nobody else touches a delivery under way; longer than a send with its time-outs takes. */
  readonly leaseMs: number
  /** How long to wait before the attempt after `attempt`. */
  readonly retryDelayMs: (attempt: number) => number
}

export type DeliveryOutcome = 'sent' | 'retried' | 'failed' | 'expired' | 'not due'

/**
 * Sends one delivery, at least once: claimed, written, handed to the service, recorded. Killed in between, its lease ends and it is
 * sent again. A failure that may pass is retried later and later; a final one closes it.
 */
export async function sendDelivery(id: string, dependencies: SendDeliveryDependencies): Promise<DeliveryOutcome> {
  const { pool, leaseMs } = dependencies
  const leaseEnd = performance.now() + leaseMs
  const delivery = await claimDelivery(pool, id, leaseMs)
  if (!delivery) return 'not due'
  let providerMessageId: string
  try {
    const message = await compose(delivery, dependencies.templates)
    if (message === 'expired') {
      await closeDelivery(pool, delivery, 'expired', 'nobody to send to')
      return 'expired'
    }
    providerMessageId = await send(message, delivery, dependencies)
  } catch (error) {
    return await settleFailure(error, delivery, dependencies)
  }
  await recordSent(pool, id, providerMessageId, leaseEnd)
  return 'sent'
}

async function compose(delivery: ClaimedDelivery, templates: MessageTemplates): Promise<OutgoingMessage | 'expired'> {
  const template = templates[delivery.template]
  // Not final: a newer version of the product, running beside this one, may know it.
  if (!template) throw new SendFailure('unknown template', { final: false })
  return await template(delivery)
}

async function send(
  message: OutgoingMessage,
  { id, expiresAt }: ClaimedDelivery,
  { sms, mail }: SendDeliveryDependencies,
): Promise<string> {
  const { providerMessageId } =
    message.channel === 'mail'
      ? await mail.send({ ...message, reference: id })
      : await sms.send({ ...message, validForSeconds: (expiresAt.getTime() - Date.now()) / 1000 })
  return providerMessageId
}

async function settleFailure(
  error: unknown,
  delivery: ClaimedDelivery,
  { pool, queue, log, retryDelayMs }: SendDeliveryDependencies,
): Promise<DeliveryOutcome> {
  const { id, channel, template, attempt } = delivery
  const code = error instanceof SendFailure ? error.code : error instanceof Error ? error.name : 'unknown'
  const about = { deliveryId: id, channel, template, attempt, code }
  if (error instanceof SendFailure && error.final) {
    await closeDelivery(pool, delivery, 'failed', code)
    log.warn(about, 'delivery failed for good')
    return 'failed'
  }
  const delayMs = retryDelayMs(attempt)
  const state = await retryDelivery(pool, delivery, delayMs, code)
  if (error instanceof SendFailure) log.warn({ ...about, state }, 'delivery not sent')
  // Where it happened, without the message, which may repeat what the text was made from.
  else
    log.error({ ...about, state, at: error instanceof Error ? error.stack?.split('\n    at ').slice(1, 6) : undefined }, 'delivery broke')
  if (state === 'expired') return 'expired'
  if (state === 'pending') void queue.enqueue([{ id, channel }], delayMs)
  return 'retried'
}

const recordingPauseMs = 500

/** That it was sent must get into the row before the lease ends, or it is sent again; so a database that is away is waited for. */
async function recordSent(pool: Pool, id: string, providerMessageId: string, leaseEnd: number): Promise<void> {
  for (;;) {
    try {
      await markSent(pool, id, providerMessageId)
      return
    } catch (error) {
      if (performance.now() + recordingPauseMs > leaseEnd) throw error
      await delay(recordingPauseMs)
    }
  }
}
