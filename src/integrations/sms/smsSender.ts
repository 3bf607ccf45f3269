export interface TextMessage {
  /** E.164. */
  readonly to: string
  readonly text: string
  /** How long the message is worth delivering; the service's own limit unless given. */
  readonly validForSeconds?: number
  /** Names the message where the service reports what became of it. */
  readonly message?: string
}

/** Sends text messages. */
export interface SmsSender {
  /**
   * Hands a message to the service; resolves with the service's id of it once accepted.
   * @throws SendFailure
   */
  send(message: TextMessage): Promise<{ readonly providerMessageId: string }>
}
