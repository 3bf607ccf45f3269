import { z } from 'zod'
import { officeEntrances, officePath } from '../../api/schemas/pagePaths.ts'
import type { SignedLinks } from '../../operational/signedLinks.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

export interface NewPasswordOptions {
  readonly loadRecipient: LoadRecipient
  /** Identifies the current password: the link can change only that one. */
  readonly loadPasswordVersion: (personId: string) => Promise<string | undefined>
  readonly links: SignedLinks
  readonly publicUrl: string
  /** `rules.links.newPasswordMinutes`. */
  readonly newPasswordMinutes: number
}

const Params = z.object({ askedAt: z.iso.datetime() })

/** To a provider: the link to choose a new password. Not sent without a recipient. Rule SIGN-6. */
export function newPassword(options: NewPasswordOptions): MessageTemplate {
  const { loadRecipient, loadPasswordVersion, links, publicUrl, newPasswordMinutes } = options
  const compose = mailTemplate(loadRecipient, async (language, params, { id }) => {
    const { body, action, ...text } = mailTexts[language].newPassword
    const expiresAt = new Date(Date.parse(Params.parse(params).askedAt) + newPasswordMinutes * 60_000)
    const about = (await loadPasswordVersion(id)) ?? ''
    const token = links.sign({ purpose: 'new-password', personId: id, about, expiresAt })
    return {
      ...text,
      body: fillIn(body, { minutes: newPasswordMinutes }),
      action: { label: action, url: `${publicUrl}${officePath}${officeEntrances.newPassword}#${token}` },
    }
  })
  return async (message) => (message.recipient === null ? 'expired' : compose(message))
}
