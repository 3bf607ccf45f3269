import type { Pool } from 'pg'
import { startCompanyRegistrySandbox } from './companyRegistrySandbox.ts'
import { openSandboxMessages, type SandboxMessages } from './sandboxMessages.ts'
import { startSmtpSandbox } from './smtpSandbox.ts'
import { startTwilioSandbox, type TextReportReceiver } from './twilioSandbox.ts'

export interface SandboxOptions {
  readonly pool: Pool
  /** The key by which the processes of one product accept each other's reports about text messages; a new one by default. */
  readonly authToken?: string
  /** Any free ports unless given. */
  readonly ports?: { readonly sms?: number; readonly smtp?: number }
}

export interface Sandbox {
  readonly messages: SandboxMessages
  /** The options of `createTwilioSms`. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string; readonly baseUrl: string }
  /** The options of `createSmtpMail`. */
  readonly smtp: { readonly url: string; readonly from: string }
  /** The options of `createRechercheEntreprises`. */
  readonly companyRegistry: { readonly url: string }
  /** From now on, reports there what happened to text messages. */
  reportTextsTo(receiver: TextReportReceiver): void
  close(): Promise<void>
}

/**
 * Starts local stand-ins for the services that are not configured, reachable only from this machine.
 * @throws in production
 */
export async function startSandbox({ pool, authToken, ports }: SandboxOptions): Promise<Sandbox> {
  const messages = await openSandboxMessages(pool)
  const twilio = await startTwilioSandbox(messages, ports?.sms, authToken)
  const smtp = await startSmtpSandbox(messages, ports?.smtp)
  const companyRegistry = await startCompanyRegistrySandbox()
  return {
    messages,
    twilio,
    smtp: { url: smtp.url, from: 'Alliance <bonjour@alliance.localhost>' },
    companyRegistry,
    reportTextsTo: (receiver) => twilio.reportTo(receiver),
    async close() {
      await Promise.all([twilio.close(), smtp.close(), companyRegistry.close()])
    },
  }
}
