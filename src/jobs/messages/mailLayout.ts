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
  readonly body: string
  readonly action: { readonly label: string; readonly url: string }
  /** Why one gets it; unless given, because one is registered as a provider. */
  readonly reason?: string
}

/** Writes a mail to a person: as plain text and as markup, both complete. */
export function layOutMail(language: Language, name: string, text: MailText): Pick<Mail, 'subject' | 'text' | 'html' | 'language'> {
  const greeting = fillIn(mailTexts[language].everyMail.greeting, { name: name.replace(/[\s\p{Cc}]+/gu, ' ').trim() })
  return { subject: text.subject, text: plainText(language, greeting, text), html: markup(language, greeting, text).text, language }
}

function plainText(
  language: Language,
  greeting: string,
  { opening, fact, body, action, reason = mailTexts[language].everyMail.reason }: MailText,
): string {
  const { closing, sender } = mailTexts[language].everyMail
  const blocks = [
    greeting,
    opening,
    ...(fact ? [`${fact.label}\n${fact.value}`] : []),
    body,
    `${action.label}\n${action.url}`,
    `${closing}\n${sender}`,
    `-- \n${reason}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const sans = "font-family:Inter,'Helvetica Neue',Arial,sans-serif"
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif"

function paragraph(content: string): Html {
  return html`<p style="margin:0 0 16px">${content}</p>`
}

function factBox({ label, value }: NonNullable<MailText['fact']>): Html {
  return html`<div style="margin:0 0 16px;padding:16px;background:#F3DDD4;border-radius:12px">
<div style="font-size:14px">${label}</div><div style="font-size:22px;${serif}">${value}</div></div>`
}

function markup(
  language: Language,
  greeting: string,
  { subject, opening, fact, body, action, reason = mailTexts[language].everyMail.reason }: MailText,
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
${paragraph(body)}
<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:12px 24px;background:#1F4A3F;color:#FBF8F4;border-radius:8px;text-decoration:none">${action.label}</a></p>
<p style="margin:0">${closing}<br>${sender}</p>
</td></tr>
<tr><td style="padding:16px 0 0;font-size:14px;line-height:1.5;color:#22302C;${sans}">
<p style="margin:0 0 8px">${linkHint}<br><a href="${action.url}" style="color:#9A4330;word-break:break-all">${action.url}</a></p>
<p style="margin:0">${reason}</p>
</td></tr>
</table></td></tr></table></body></html>
`
}
