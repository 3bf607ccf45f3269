/** What a reply template fills in of a request and of its provider; it stands in braces, as `{firstname}`. Rule REQ-12. */
export const replyPlaceholders = ['firstname', 'eventDate', 'city', 'company', 'ownFirstname', 'ownName'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]
export type ReplyValues = Readonly<Record<ReplyPlaceholder, string>>

const known: ReadonlySet<string> = new Set(replyPlaceholders)
const inBraces = /\{([^{}\n]*)\}/g

/** As it stands in a template. */
export function written(placeholder: ReplyPlaceholder): string {
  return `{${placeholder}}`
}

/** What stands in braces and is no placeholder, as it was written, each once. */
export function unknownPlaceholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(inBraces)].filter(([, name = '']) => !known.has(name)).map(([whole]) => whole))]
}

/** A template with the values of a request; what is not known is left out. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replaceAll(inBraces, (whole, name: string) => (known.has(name) ? values[name as ReplyPlaceholder] : whole))
}
