export interface TextMessage {
  /** E.164. */
  readonly to: string
  readonly text: string
  /** How long the service tries to deliver the message; its own limit by default. */
  readonly validForSeconds?: number
  /** Identifies the message in the service's reports. */
  readonly message?: string
}

/** Sends text messages. */
export interface SmsSender {
  /**
   * Hands a message to the service; resolves with the service's id after it was accepted.
   * @throws SendFailure
   */
  send(message: TextMessage): Promise<{ readonly providerMessageId: string }>
}
