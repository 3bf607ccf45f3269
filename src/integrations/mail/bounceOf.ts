/** Whether a mail was refused permanently or temporarily. */
export type Bounce = 'hard' | 'soft'

/** No such mailbox or domain, a closed mailbox, or no details. The other codes are about us, the mail, or a full mailbox. */
const hardStatus = /^5\.(?:0\.0|1\.\d{1,3}|2\.1|4\.4)$/
/** Replies about the mailbox; 552 is a full one, 554 mostly our reputation. */
const hardReplies: ReadonlySet<number> = new Set([550, 551, 553, 556])

/** The meaning of the status (RFC 3463) in a report of a failed mail. */
export function bounceOfStatus(status: string): Bounce {
  return hardStatus.test(status) ? 'hard' : 'soft'
}

/** The meaning of a server's refusal of a recipient: by the status in its text if there is one, else by the reply code. */
export function bounceOfReply(code: number, words: string): Bounce {
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0]
  if (status !== undefined) return bounceOfStatus(status)
  return hardReplies.has(code) ? 'hard' : 'soft'
}
