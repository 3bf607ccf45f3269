export interface Mail {
  readonly to: { readonly name: string; readonly address: string }
  /** Whom an answer goes to, where that is not the sender: then it is that person's own words, and no automatic mail. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachment?: { readonly filename: string; readonly contentType: string; readonly content: Buffer }
  /** Language of the text, for readers that care. */
  readonly language: string
  /** Where one click turns mails of its kind off (RFC 8058); absent of those that always come. */
  readonly unsubscribeUrl?: string
  /** Names the mail forever: sent again under the same reference, it can be recognised as the same (Message-ID). */
  readonly reference: string
  /** Names the mail towards whoever reports that it failed or was not wanted. */
  readonly reportToken?: string
}

/** Sends mails. */
export interface MailSender {
  /**
   * Hands a mail to the server; resolves with its Message-ID once accepted.
   * @throws SendFailure
   */
  send(mail: Mail): Promise<{ readonly providerMessageId: string }>
  /** Ends idle connections. */
  close(): void
}
