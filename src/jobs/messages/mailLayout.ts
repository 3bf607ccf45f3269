import type { Language } from '../../domain/locale.ts'
import { type Html, html } from '../../integrations/mail/html.ts'
import type { Mail } from '../../integrations/mail/mailSender.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTexts } from './mailTexts.ts'

/** What a mail says, apart from what every mail says (`everyMail` of `mailTexts.ts`). */
export interface MailText {
  readonly subject: string
  readonly opening: string
  /** One fact that shall be seen at first sight. */
  readonly fact?: { readonly label: string; readonly value: string }
  /** Persons or companies, each with what is to be known of it. */
  readonly cards?: readonly MailCard[]
  readonly body: string
  readonly action: MailLink
  /** What one can do besides. */
  readonly secondAction?: MailLink
  /** Why one gets it; unless given, because one is registered as a provider. */
  readonly reason?: string
}

export interface MailLink {
  readonly label: string
  readonly url: string
}

export interface MailCard {
  readonly title: string
  readonly url?: string
  /** Text, or a link to follow. */
  readonly lines: readonly (string | MailLink)[]
}

/** What the mail is laid out with beside its text. */
export interface MailFrame {
  readonly language: Language
  /** The recipient's. */
  readonly name: string
  /** Where its kind is turned off, if it may be. */
  readonly unsubscribeUrl?: string | undefined
}

/** Writes a mail to a person: as plain text and as markup, both complete. */
export function layOutMail(
  { language, name, unsubscribeUrl }: MailFrame,
  text: MailText,
): Pick<Mail, 'subject' | 'text' | 'html' | 'language' | 'unsubscribeUrl'> {
  const greeting = fillIn(mailTexts[language].everyMail.greeting, { name: oneLine(name) })
  const footer = footerOf(language, text, unsubscribeUrl)
  return {
    subject: oneLine(text.subject),
    text: plainText(language, greeting, text, footer),
    html: markup(language, greeting, text, footer).text,
    language,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}

interface Footer {
  readonly reason: string
  readonly unsubscribe: MailLink | undefined
}

function footerOf(
  language: Language,
  { reason = mailTexts[language].everyMail.reason }: MailText,
  unsubscribeUrl: string | undefined,
): Footer {
  const label = mailTexts[language].everyMail.unsubscribe
  return { reason, unsubscribe: unsubscribeUrl === undefined ? undefined : { label, url: unsubscribeUrl } }
}

/** Names are typed by people: none of them begins a line of its own. No-break spaces belong to our texts and stay. */
function oneLine(name: string): string {
  return name.replace(/(?:[^\S\u00a0\u202f]|\p{Cc})+/gu, ' ').trim()
}

function plainText(
  language: Language,
  greeting: string,
  { opening, fact, cards = [], body, action, secondAction }: MailText,
  { reason, unsubscribe }: Footer,
): string {
  const { closing, sender } = mailTexts[language].everyMail
  const blocks = [
    greeting,
    opening,
    ...(fact ? [`${fact.label}\n${fact.value}`] : []),
    ...cards.map(cardText),
    body,
    ...[action, secondAction].flatMap((link) => (link ? [`${link.label}\n${link.url}`] : [])),
    `${closing}\n${sender}`,
    ['-- ', reason, ...(unsubscribe ? [unsubscribe.label, unsubscribe.url] : [])].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function cardText({ title, lines, url }: MailCard): string {
  const shown = lines.map((line) => oneLine(typeof line === 'string' ? line : line.label))
  return [oneLine(title), ...shown, ...(url === undefined ? [] : [url])].join('\n')
}

const sans = "font-family:Inter,'Helvetica Neue',Arial,sans-serif"
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const link = 'color:#9A4330'

function paragraph(content: string): Html {
  return html`<p style="margin:0 0 16px">${content}</p>`
}

function factBox({ label, value }: NonNullable<MailText['fact']>): Html {
  return html`<div style="margin:0 0 16px;padding:16px;background:#F3DDD4;border-radius:12px">
<div style="font-size:14px">${label}</div><div style="font-size:22px;${serif}">${value}</div></div>`
}

function cardBox({ title, url, lines }: MailCard): Html {
  const heading = url === undefined ? html`${title}` : html`<a href="${url}" style="${link}">${title}</a>`
  const shown = lines.map((line) =>
    typeof line === 'string' ? html`<div>${line}</div>` : html`<div><a href="${line.url}" style="${link}">${line.label}</a></div>`,
  )
  return html`<div style="margin:0 0 16px;padding:16px;border:1px solid #E4DCD2;border-radius:12px;word-break:break-word">
<div style="font-size:18px;${serif}">${heading}</div>${shown}</div>`
}

function markup(
  language: Language,
  greeting: string,
  { subject, opening, fact, cards = [], body, action, secondAction }: MailText,
  { reason, unsubscribe }: Footer,
): Html {
  const { closing, sender, linkHint } = mailTexts[language].everyMail
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#FBF8F4;color:#22302C">
<div style="display:none;max-height:0;overflow:hidden">${opening}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 24px;font-size:22px;${serif};color:#1F4A3F">Alliance</td></tr>
<tr><td style="padding:32px 24px;background:#FFFFFF;border:1px solid #E4DCD2;border-radius:12px;font-size:16px;line-height:1.5;${sans}">
${paragraph(greeting)}
${paragraph(opening)}
${fact ? factBox(fact) : ''}
${cards.map(cardBox)}
${paragraph(body)}
<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:12px 24px;background:#1F4A3F;color:#FBF8F4;border-radius:8px;text-decoration:none">${action.label}</a></p>
${secondAction ? html`<p style="margin:0 0 24px"><a href="${secondAction.url}" style="${link}">${secondAction.label}</a></p>` : ''}
<p style="margin:0">${closing}<br>${sender}</p>
</td></tr>
<tr><td style="padding:16px 0 0;font-size:14px;line-height:1.5;color:#22302C;${sans}">
<p style="margin:0 0 8px">${linkHint}<br><a href="${action.url}" style="${link};word-break:break-all">${action.url}</a></p>
<p style="margin:0">${reason}${unsubscribe ? html`<br><a href="${unsubscribe.url}" style="${link}">${unsubscribe.label}</a>` : ''}</p>
</td></tr>
</table></td></tr></table></body></html>
`
}
