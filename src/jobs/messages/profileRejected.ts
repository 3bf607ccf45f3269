import { officePath } from '../../api/schemas/pagePaths.ts'
import type { ProfileRejectionReason } from '../../domain/provider/profileRejectionReason.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** Why a provider's profile is rejected, by the current state of the log; undefined when it is no longer rejected. */
export type LoadRejection = (providerId: string) => Promise<{ readonly reason: ProfileRejectionReason; readonly note: string } | undefined>

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadRejection: LoadRejection
  readonly publicUrl: string
}

/** To a provider: its profile is hidden, why, and where to submit it again. Rule MOD-2. */
export function profileRejected({ loadRecipient, loadRejection, publicUrl }: Sources): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, _params, { id }) => {
    const rejection = await loadRejection(id)
    if (!rejection) return 'expired'
    const { subject, opening, body, fact, reasons, action } = mailTexts[language].profileRejected
    const value = [reasons[rejection.reason], rejection.note].filter(Boolean).join(' ')
    return { subject, opening, fact: { label: fact, value }, body, action: { label: action, url: publicUrl + officePath } }
  })
}
