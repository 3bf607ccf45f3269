import { createHmac } from 'node:crypto'

const original = [
  'From: Alliance <bonjour@alliance.example>',
  'To: zoe@example.test',
  'Subject: Une nouvelle demande',
  '',
  'Bonjour Zoe',
  '',
]

/** A report of a mail server about a mail that it was given (RFC 3464). */
export function deliveryReport(action: string, status: string): string {
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.test>',
    'To: returned@bounces.example.test',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Action: relayed, says this text, which is for people.',
    '',
    '--part',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.test',
    'Arrival-Date: Fri, 20 Nov 2026 09:00:00 +0000',
    '',
    'Final-Recipient: rfc822; zoe@example.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.test',
    'Diagnostic-Code: smtp; 550 the recipient',
    '    does not exist here',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    ...original,
    '--part--',
    '',
  ].join('\r\n')
}

/** A report of a mail service whose customer marked a mail as unwanted (RFC 5965). */
export function complaintReport(feedback: string): string {
  return [
    'From: <feedback@mail.example.test>',
    'To: returned@bounces.example.test',
    'Subject: FW: Une nouvelle demande',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${feedback}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    ...original,
    '--part--',
    '',
  ].join('\r\n')
}

/** The header by which a mail service signs what it posts to /hooks/mail. */
export function mailSignature(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
