/** Whether a mail was refused for good, or for the moment: the same may be taken another day. */
export type Bounce = 'hard' | 'soft'

/** No such mailbox or domain, a mailbox that is closed, or no further detail. The others are about us, the mail, or a full mailbox. */
const hardStatus = /^5\.(?:0\.0|1\.\d{1,3}|2\.1|4\.4)$/
/** Replies that are about the mailbox; 552 is a full one, 554 mostly our reputation. */
const hardReplies: ReadonlySet<number> = new Set([550, 551, 553, 556])

/** What a server's status (RFC 3463) of a mail that failed means. */
export function bounceOfStatus(status: string): Bounce {
  return hardStatus.test(status) ? 'hard' : 'soft'
}

/** What a server's refusal of a recipient means: by the status in its words, if there is one, else by the reply itself. */
export function bounceOfReply(code: number, words: string): Bounce {
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0]
  if (status !== undefined) return bounceOfStatus(status)
  return hardReplies.has(code) ? 'hard' : 'soft'
}
