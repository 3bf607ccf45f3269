import type { Language } from '../../domain/locale.ts'
import type { Mail } from '../../integrations/mail/mailSender.ts'
import { fillIn } from '../../texts/fillIn.ts'
import type { MailCard, MailContent, MailLink } from './mailContent.ts'
import { mailTexts } from './mailTexts.ts'

/** The content of a mail without the parts of every mail (`everyMail` of `mailTexts.ts`). */
export interface MailText {
  readonly subject: string
  readonly opening: string
  /** The most important fact, shown prominently. */
  readonly fact?: { readonly label: string; readonly value: string }
  /** Persons or companies, each with details. */
  readonly cards?: readonly MailCard[]
  readonly body: string
  readonly action: MailLink
  /** Further links. */
  readonly secondAction?: MailLink
  /** Why the recipient gets it; by default, because it is registered as a provider. */
  readonly reason?: string
}

/** What the layout needs besides the content. */
export interface MailFrame {
  readonly language: Language
  /** The recipient's. */
  readonly name: string
  /** Where its kind can be turned off, if allowed. */
  readonly unsubscribeUrl?: string | undefined
}

/** Writes a mail to a person: as plain text and as markup, both complete. */
export async function layOutMail(
  frame: MailFrame,
  text: MailText,
): Promise<Pick<Mail, 'subject' | 'text' | 'html' | 'language' | 'unsubscribeUrl'>> {
  const { language, unsubscribeUrl } = frame
  const content = contentOf(frame, text)
  // Processes that send no mail should load neither React nor its renderer.
  const { renderMail } = await import('./layout/renderMail.tsx')
  return {
    subject: content.subject,
    text: plainText(content),
    html: await renderMail(language, content),
    language,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}

function contentOf({ language, name, unsubscribeUrl }: MailFrame, text: MailText): MailContent {
  const { everyMail } = mailTexts[language]
  const { closing, sender, linkHint } = everyMail
  const { opening, fact, cards = [], body, action, secondAction, reason = everyMail.reason } = text
  return {
    subject: oneLine(text.subject),
    greeting: fillIn(everyMail.greeting, { name: oneLine(name) }),
    opening,
    fact,
    cards,
    body,
    action,
    secondAction,
    closing,
    sender,
    linkHint,
    reason,
    unsubscribe: unsubscribeUrl === undefined ? undefined : { label: everyMail.unsubscribe, url: unsubscribeUrl },
  }
}

/** Names are typed by people, so line breaks in them are removed. No-break spaces belong to our texts and stay. */
function oneLine(name: string): string {
  return name.replace(/(?:[^\S\u00a0\u202f]|\p{Cc})+/gu, ' ').trim()
}

function plainText(content: MailContent): string {
  const { greeting, opening, fact, cards, body, action, secondAction, closing, sender, reason, unsubscribe } = content
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
