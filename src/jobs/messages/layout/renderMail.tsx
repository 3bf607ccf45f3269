import { render } from '@react-email/render'
import type { MailContent } from '../mailContent.ts'
import { MailDocument } from './MailDocument.tsx'

/** A mail's markup. React escapes what is put into it. Loaded with the first mail that a process writes (decision 0029). */
export function renderMail(language: string, content: MailContent): Promise<string> {
  return render(<MailDocument language={language} content={content} />)
}
