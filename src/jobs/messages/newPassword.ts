import { z } from 'zod'
import { officeEntrances, officePath } from '../../api/schemas/pagePaths.ts'
import type { SignedLinks } from '../../operational/signedLinks.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

export interface NewPasswordOptions {
  readonly loadRecipient: LoadRecipient
  /** Which of its passwords the person has now: a link is good for a change of that one alone. */
  readonly loadPasswordVersion: (personId: string) => Promise<string | undefined>
  readonly links: SignedLinks
  readonly publicUrl: string
  /** `rules.links.newPasswordMinutes`. */
  readonly newPasswordMinutes: number
}

const Params = z.object({ askedAt: z.iso.datetime() })

/** To a provider: the link by which it chooses a new password. Without a recipient there is nobody to write to. Rule SIGN-6. */
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
