import { type Html, html } from './html.ts'
import type { MailPreview, MailPreviews } from './mailPreviews.ts'

const intro = 'Every message that the product writes, in every language, about people who do not exist.'

/** The list of all messages. */
export function mailListPage({ templates, languages }: MailPreviews): string {
  const items = templates.map(
    (template) => html`<article><h2>${template}</h2><p class="parties">${linksTo(template, languages, undefined)}</p></article>`,
  )
  return pageOf('Messages', html`<header><h1>Messages</h1><p>${intro}</p></header><main>${items}</main>`)
}

interface ShownPreview {
  readonly previews: MailPreviews
  readonly template: string
  readonly language: string
  readonly preview: MailPreview
}

/** One message in one language, as markup and as plain text. */
export function mailPreviewPage({
  previews: { languages },
  template,
  language,
  preview: { subject, text, html: markup },
}: ShownPreview): string {
  const body =
    markup === null
      ? html`<p class="bubble">${text}</p>`
      : html`<iframe class="whole" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${subject ?? template}" srcdoc="${`<base target="_blank">${markup}`}"></iframe>
<details><summary>As plain text</summary><pre>${text}</pre></details>`
  return pageOf(
    template,
    html`<header><p><a href="/sandbox/mails">All messages</a></p><h1>${template}</h1><p class="parties">${linksTo(template, languages, language)}</p></header>
<main><article lang="${language}">${subject === null ? '' : html`<h2>${subject}</h2>`}${body}</article></main>`,
  )
}

function linksTo(template: string, languages: readonly string[], shown: string | undefined): readonly Html[] {
  return languages.map((language) =>
    language === shown ? html`<strong>${language}</strong> ` : html`<a href="/sandbox/mails/${template}/${language}">${language}</a> `,
  )
}

function pageOf(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – sandbox</title>
<link rel="stylesheet" href="/sandbox/inbox.css">
</head>
<body>
${body}
</body>
</html>
`.text
}
