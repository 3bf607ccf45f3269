interface Reply {
  readonly subject: string
  readonly text: string
}

interface Reachable {
  readonly email: string
  /** E.164, e.g. +33612345678. */
  readonly phone: string
}

/** Links that open a prepared reply in the mail program, as a text message, or in WhatsApp. */
export function replyLinks({ email, phone }: Reachable, { subject, text }: Reply) {
  const body = encodeURIComponent(text)
  return {
    // RFC 6068 requires CRLF line breaks.
    email: `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`,
    sms: `sms:${phone}?body=${body}`,
    whatsApp: `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${body}`,
  }
}

export type ReplyWay = keyof ReturnType<typeof replyLinks>
