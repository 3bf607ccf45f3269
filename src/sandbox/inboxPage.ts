import { type Html, html } from './html.ts'
import type { SandboxMessage } from './sandboxMessages.ts'

export interface InboxPage {
  readonly messages: readonly SandboxMessage[]
  /** The filters of the list. */
  readonly filter: { readonly to?: string | undefined; readonly channel?: string | undefined }
}

/** The sandbox's inbox as a page. Scripts and styles are separate files, so that it works with a strict content policy. */
export function inboxPage({ messages, filter }: InboxPage): string {
  const option = (value: string, label: string) =>
    filter.channel === value ? html`<option value="${value}" selected>${label}</option>` : html`<option value="${value}">${label}</option>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox inbox</title>
<link rel="stylesheet" href="/sandbox/inbox.css">
<script src="/sandbox/inbox.js" defer></script>
</head>
<body>
<header>
<h1>Sandbox inbox</h1>
<p>Text messages and mails that the product sent. None of them left this machine. Programs read <a href="/sandbox/inbox.json">inbox.json</a>.</p>
<form action="/sandbox/inbox">
<select name="channel" aria-label="Kind of message">${[option('', 'All messages'), option('sms', 'Text messages'), option('mail', 'Mails')]}</select>
<input name="to" value="${filter.to ?? ''}" placeholder="Phone number or e-mail" aria-label="Recipient" autocomplete="off">
<button>Filter</button>
</form>
<p class="status" role="status">${status(messages.length)}</p>
</header>
<main>
${messages.length === 0 ? html`<p class="empty">Nothing has arrived yet. A code or a mail appears here by itself.</p>` : messages.map(article)}
</main>
</body>
</html>
`.text
}

function status(count: number): string {
  if (count === 0) return 'No messages. The list updates by itself.'
  return `${count === 1 ? 'One message' : `${count} messages`}, newest first. The list updates by itself.`
}

function article(message: SandboxMessage): Html {
  const { id, channel, to, from, subject, receivedAt } = message
  return html`<article id="message-${id}">
<p class="parties"><span class="channel">${channel === 'sms' ? 'Text message' : 'Mail'}</span><span>to ${to}</span><span>from ${from}</span><time datetime="${receivedAt}">${receivedAt}</time></p>
${subject === null ? '' : html`<h2>${subject}</h2>`}
${channel === 'sms' ? html`<p class="bubble">${withCodesMarked(message.text)}</p>` : mailBody(message)}
</article>
`
}

/** The frame runs no scripts and has no origin, whatever the mail contains; its links open in a new tab. */
function mailBody({ text, html: markup, subject }: SandboxMessage): Html {
  if (markup === null) return html`<pre>${text}</pre>`
  return html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${subject ?? ''}" srcdoc="${`<base target="_blank">${markup}`}"></iframe>
<details><summary>As plain text</summary><pre>${text}</pre></details>`
}

function withCodesMarked(text: string): readonly Html[] {
  return text.split(/\b(\d{6})\b/).map((part, index) => (index % 2 === 1 ? html`<strong>${part}</strong>` : html`${part}`))
}
