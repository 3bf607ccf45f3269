import { createTransport } from 'nodemailer'
import { SendFailure } from '../sendFailure.ts'
import { bounceOfReply } from './bounceOf.ts'
import type { MailSender } from './mailSender.ts'
import { returnPathOf } from './returnPath.ts'

export interface SmtpMailOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
  readonly url: string
  /** The sender's address, alone or as `Name <address>`. */
  readonly from: string
  /** The domain for failure reports: each mail has its own return path there (VERP). By default they go to the sender. */
  readonly bounceDomain?: string | undefined
  /** The time limit for one mail. */
  readonly timeoutMs?: number
}

/**
 * Sends mails by SMTP. The Message-ID is derived from the mail's reference, so that a mail sent twice (because its acceptance was lost) is
 * one mail for the reader. Retries are done by the effect, not by the library, since effects survive this process.
 */
export function createSmtpMail({ url, from, bounceDomain, timeoutMs = 20_000 }: SmtpMailOptions): MailSender {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      maxRequeues: 0,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from, disableFileAccess: true, disableUrlAccess: true, maxRecipients: 1 },
  )
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ to, replyTo, subject, text, html, attachment, language, unsubscribeUrl, reference, reportToken }) {
      for (const { address } of replyTo ? [to, replyTo] : [to])
        if (!isSingleAddress(address)) throw new SendFailure('address is not one address', { final: true })
      try {
        const { messageId } = await transport.sendMail({
          to: { name: oneLine(to.name), address: to.address },
          ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
          ...(bounceDomain !== undefined &&
            reportToken !== undefined && { envelope: { from: returnPathOf(reportToken, bounceDomain), to: to.address } }),
          subject: oneLine(subject),
          text,
          html,
          ...(attachment && { attachments: [attachment] }),
          messageId: `<${reference}@${domain}>`,
          headers: {
            // Support staff may filter out automatic mails.
            ...(!replyTo && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
            'Content-Language': language,
            ...(reportToken !== undefined && { [tokenHeader]: reportToken }),
            ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)),
          },
          signal: AbortSignal.timeout(timeoutMs),
        })
        return { providerMessageId: messageId }
      } catch (error) {
        throw toSendFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Mail services quote it in reports; docs/mail-reports.md. */
const tokenHeader = 'X-Mail-Token'

/** RFC 8058: the mail program sends a POST to the address. A DKIM signature of our mails must cover both headers. */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A single mailbox: no list, no comment, no second header. */
function isSingleAddress(address: string): boolean {
  return /^[^\s@<>(),:;"[\]\\\p{Cc}]+@[^\s@<>(),:;"[\]\\\p{Cc}]+$/u.test(address)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** A refusal of the recipient or the text is permanent; other errors, including a refusal of our own account, may be fixed. */
function toSendFailure(error: unknown): SendFailure {
  if (!(error instanceof Error)) return new SendFailure('smtp', { final: false })
  const { code = error.name, responseCode, response = '', permanent, command } = error as SmtpError
  const final = permanent === true && (command === 'RCPT TO' || command === 'DATA')
  const bounce = final && command === 'RCPT TO' && responseCode !== undefined ? bounceOfReply(responseCode, response) : undefined
  return new SendFailure(['smtp', code, command, responseCode].filter(Boolean).join(' '), { final, bounce })
}

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  /** The server's reply. */
  readonly response?: string
  readonly permanent?: boolean
  readonly command?: string
}
