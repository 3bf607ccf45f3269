import { createHmac } from 'node:crypto'

/** A mail with a report of one type (RFC 6522): a text for people, the report for programs, and the reported mail. */
function report({ type, from, subject, words, fields }: Report): string {
  return [
    `From: ${from}`,
    'To: returned@bounces.example.test',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="part"`,
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    words,
    '',
    '--part',
    'Content-Description: Report',
    `Content-Type: message/${type}`,
    '',
    ...fields,
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    'From: Alliance <bonjour@alliance.example>',
    'To: zoe@example.test',
    'Subject: Une nouvelle demande',
    '',
    'Bonjour Zoe',
    '',
    '--part--',
    '',
  ].join('\r\n')
}

interface Report {
  readonly type: 'delivery-status' | 'feedback-report'
  readonly from: string
  readonly subject: string
  readonly words: string
  readonly fields: readonly string[]
}

/** A mail server's report about a mail (RFC 3464). */
export function deliveryReport(action: string, status: string): string {
  return report({
    type: 'delivery-status',
    from: 'Mail Delivery System <MAILER-DAEMON@mx.example.test>',
    subject: 'Undelivered Mail Returned to Sender',
    words: 'Action: relayed, says this text, which is for people.',
    fields: [
      'Reporting-MTA: dns; mx.example.test',
      'Arrival-Date: Fri, 20 Nov 2026 09:00:00 +0000',
      '',
      'Final-Recipient: rfc822; zoe@example.test',
      `Action: ${action}`,
      `Status: ${status}`,
      'Remote-MTA: dns; mx.example.test',
      'Diagnostic-Code: smtp; 550 the recipient',
      '    does not exist here',
    ],
  })
}

/** A mail service's report about an unwanted mail (RFC 5965). */
export function complaintReport(feedback: string): string {
  return report({
    type: 'feedback-report',
    from: '<feedback@mail.example.test>',
    subject: 'FW: Une nouvelle demande',
    words: 'This is an email abuse report.',
    fields: [`Feedback-Type: ${feedback}`, 'User-Agent: SomeGenerator/1.0', 'Version: 1'],
  })
}

/** The header with which a mail service signs its POST to /hooks/mail. */
export function mailSignature(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
