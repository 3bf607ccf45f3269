export interface MailLink {
  readonly label: string
  readonly url: string
}

export interface MailCard {
  readonly title: string
  readonly url?: string
  /** A text, or a link. */
  readonly lines: readonly (string | MailLink)[]
}

/** The whole content of a mail in order: the parts of its template, and the parts of every mail. */
export interface MailContent {
  readonly subject: string
  readonly greeting: string
  readonly opening: string
  readonly fact: { readonly label: string; readonly value: string } | undefined
  readonly cards: readonly MailCard[]
  readonly body: string
  readonly action: MailLink
  readonly secondAction: MailLink | undefined
  readonly closing: string
  readonly sender: string
  /** The text before the address of the action. */
  readonly linkHint: string
  /** Why the recipient gets it. */
  readonly reason: string
  /** Where its kind can be turned off, if allowed. */
  readonly unsubscribe: MailLink | undefined
}
