export interface Mail {
  readonly to: { readonly name: string; readonly address: string }
  /** The Reply-To address if it is not the sender's: the mail is then a person's message and not an automatic one. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachment?: { readonly filename: string; readonly contentType: string; readonly content: Buffer }
  /** Language of the text, for screen readers. */
  readonly language: string
  /** Address for one-click unsubscribe (RFC 8058); absent for kinds that cannot be turned off. */
  readonly unsubscribeUrl?: string
  /** The permanent id of the mail: when it is sent again, it is recognisable as the same (Message-ID). */
  readonly reference: string
  /** Identifies the mail in reports about failures and complaints. */
  readonly reportToken?: string
}

/** Sends mails. */
export interface MailSender {
  /**
   * Hands a mail to the server; resolves with its Message-ID after it was accepted.
   * @throws SendFailure
   */
  send(mail: Mail): Promise<{ readonly providerMessageId: string }>
  /** Ends idle connections. */
  close(): void
}
