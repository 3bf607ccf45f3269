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

/** All that a mail shows, in the order in which it does: what its template says, and what every mail says. */
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
  /** Said before the address of the action. */
  readonly linkHint: string
  /** Why one gets it. */
  readonly reason: string
  /** Where its kind is turned off, if it may be. */
  readonly unsubscribe: MailLink | undefined
}
