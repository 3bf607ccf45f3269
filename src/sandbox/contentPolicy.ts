/** For the sandbox's pages. Mails have inline styles and run no scripts. */
export const contentPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'"
