import { createTransport } from 'nodemailer'
import { SendFailure } from '../sendFailure.ts'
import { bounceOfReply } from './bounceOf.ts'
import type { MailSender } from './mailSender.ts'
import { returnPathOf } from './returnPath.ts'

export interface SmtpMailOptions {
  /** `smtp://user:password@host:587`, or `smtps://` where TLS comes first. */
  readonly url: string
  /** Address of the sender, alone or as `Name <address>`. */
  readonly from: string
  /** Where failures are reported to: each mail has a return path of its own there (VERP). Unless given they go to the sender. */
  readonly bounceDomain?: string | undefined
  /** How long one mail may take altogether. */
  readonly timeoutMs?: number
}

/**
 * Mails by SMTP. The Message-ID derives from the mail's reference, so that a mail sent twice (its acceptance was lost) is one mail to
 * whoever reads it. Retries are not the library's but the effect's, which survive this process.
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
            // Whoever reads people's messages may sort out automatic mails unread.
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

/** Mail services report with it; docs/mail-reports.md. */
const tokenHeader = 'X-Mail-Token'

/** RFC 8058: the reader's program sends a POST to the address by itself. Whoever signs our mails (DKIM) signs these two as well. */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** One mailbox and nothing else: no list, no comment, no second header. */
function isSingleAddress(address: string): boolean {
  return /^[^\s@<>(),:;"[\]\\\p{Cc}]+@[^\s@<>(),:;"[\]\\\p{Cc}]+$/u.test(address)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** A server that refuses the recipient or the text for good means it; all else, its refusal of ourselves included, may be mended. */
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
  /** The server's words. */
  readonly response?: string
  readonly permanent?: boolean
  readonly command?: string
}
