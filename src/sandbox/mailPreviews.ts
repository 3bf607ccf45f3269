import type { Mail } from '../integrations/mail/mailSender.ts'

/** A message as somebody would get it; a text message has neither subject nor markup. */
export type MailPreview = Pick<Mail, 'text'> & { readonly subject: string | null; readonly html: string | null }

/** Every message that the product writes, in every language. */
export interface MailPreviews {
  readonly templates: readonly string[]
  readonly languages: readonly string[]
  /** Undefined for a message or a language that there is not. */
  write(template: string, language: string): Promise<MailPreview | undefined>
}
