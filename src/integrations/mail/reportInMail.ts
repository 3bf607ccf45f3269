import PostalMime from 'postal-mime'
import { type Bounce, bounceOfStatus } from './bounceOf.ts'

/** What a mail to a return path reports about one of our mails. */
export type MailReport =
  | { readonly type: 'bounced'; readonly bounce: Bounce }
  | { readonly type: 'complained' }
  /** Nothing relevant: a delay, an automatic reply, or no report at all. */
  | { readonly type: 'nothing' }

/**
 * Reads a report about a failed mail (RFC 3464) or a complaint (RFC 5965). The mail is identified by the address that the report was sent
 * to; nothing else in the report is trusted.
 */
export async function reportInMail(source: Buffer): Promise<MailReport> {
  const { attachments } = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' })
  for (const { mimeType, content } of attachments) {
    if (mimeType !== 'message/delivery-status' && mimeType !== 'message/feedback-report') continue
    const groups = fieldGroups(textOf(content))
    if (mimeType === 'message/feedback-report') {
      // Other types are about fraud, or withdraw a complaint.
      if (groups.some((fields) => fields.get('feedback-type') === 'abuse')) return { type: 'complained' }
      continue
    }
    const failed = groups.find((fields) => fields.get('action') === 'failed')
    if (failed) return { type: 'bounced', bounce: bounceOfStatus(/^[\d.]+/.exec(failed.get('status') ?? '')?.[0] ?? '') }
  }
  return { type: 'nothing' }
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** The groups of fields in a report, separated by blank lines; names and values in lower case. */
function fieldGroups(text: string): readonly ReadonlyMap<string, string>[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((group) => new Map([...group.matchAll(/^([\w-]+):\s*(.*?)\s*$/gm)].map(([, name, value]) => [lower(name), lower(value)])))
}

function lower(text: string | undefined): string {
  return (text ?? '').toLowerCase()
}
