import { render } from '@react-email/render'
import type { MailContent } from '../mailContent.ts'
import { MailDocument } from './MailDocument.tsx'

/** The markup of a mail. React escapes all values. Loaded when a process writes its first mail (decision 0029). */
export function renderMail(language: string, content: MailContent): Promise<string> {
  return render(<MailDocument language={language} content={content} />)
}
