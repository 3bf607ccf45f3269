import { officePage, officePath, partPages } from '../../api/schemas/pagePaths.ts'
import { kindOfPart, type PartRejectionReason, ProfilePart } from '../../domain/provider/profilePart.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** Why this version of a profile part is hidden, by the current state of the log; undefined when it is no longer hidden. */
export type LoadPartRejection = (
  providerId: string,
  part: ProfilePart,
  version: number,
) => Promise<{ readonly reason: PartRejectionReason; readonly note: string } | undefined>

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadPartRejection: LoadPartRejection
  readonly publicUrl: string
}

/** To a provider: which part of its profile is hidden, why, and where to change it. Rule MOD-3. */
export function partRejected({ loadRecipient, loadPartRejection, publicUrl }: Sources): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params, { id }) => {
    const part = ProfilePart.parse(params['part'])
    const rejection = await loadPartRejection(id, part, Number(params['version']))
    if (!rejection) return 'expired'
    const { subject, opening, body, parts, reasons, action } = mailTexts[language].partRejected
    const kind = kindOfPart(part)
    const value = [reasons[rejection.reason], rejection.note].filter(Boolean).join(' ')
    return {
      subject,
      opening,
      fact: { label: parts[kind], value },
      body,
      action: { label: action, url: publicUrl + officePath + officePage(partPages[kind]) },
    }
  })
}
