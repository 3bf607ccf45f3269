/** Of the sandbox's pages. Mails bring their styles along, and run no scripts. */
export const contentPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'"
