import type { Pool } from 'pg'
import { startCompanyRegistrySandbox } from './companyRegistrySandbox.ts'
import { openSandboxMessages, type SandboxMessages } from './sandboxMessages.ts'
import { startSmtpSandbox } from './smtpSandbox.ts'
import { startTwilioSandbox, type TextReportReceiver } from './twilioSandbox.ts'

export interface SandboxOptions {
  readonly pool: Pool
  /** By which the processes of one product know each other's reports of text messages; one of its own unless given. */
  readonly authToken?: string
  /** Any free ports unless given. */
  readonly ports?: { readonly sms?: number; readonly smtp?: number }
}

export interface Sandbox {
  readonly messages: SandboxMessages
  /** What `createTwilioSms` takes. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string; readonly baseUrl: string }
  /** What `createSmtpMail` takes. */
  readonly smtp: { readonly url: string; readonly from: string }
  /** What `createRechercheEntreprises` takes. */
  readonly companyRegistry: { readonly url: string }
  /** Reports from now on there what became of text messages. */
  reportTextsTo(receiver: TextReportReceiver): void
  close(): Promise<void>
}

/**
 * Starts the local stand-ins of the services that no account was configured for, on this machine alone.
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
