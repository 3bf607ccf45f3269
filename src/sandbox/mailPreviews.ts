import type { Mail } from '../integrations/mail/mailSender.ts'

/** A message as a recipient would get it; a text message has neither subject nor markup. */
export type MailPreview = Pick<Mail, 'text'> & { readonly subject: string | null; readonly html: string | null }

/** Every message of the product, in every language. */
export interface MailPreviews {
  readonly templates: readonly string[]
  readonly languages: readonly string[]
  /** Undefined for an unknown message or language. */
  write(template: string, language: string): Promise<MailPreview | undefined>
}
