import { z } from 'zod'
import { officeEntrances, officePath } from '../../api/schemas/pagePaths.ts'
import type { SignedLinks } from '../../operational/signedLinks.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

export interface ConfirmEmailOptions {
  readonly loadRecipient: LoadRecipient
  readonly links: SignedLinks
  readonly publicUrl: string
  /** `rules.links.confirmEmailHours`. */
  readonly confirmEmailHours: number
}

const Params = z.object({ askedAt: z.iso.datetime() })

/** To a provider: the link that confirms its login e-mail. The token follows a `#`, so that no server logs it. */
export function confirmEmail({ loadRecipient, links, publicUrl, confirmEmailHours }: ConfirmEmailOptions): MessageTemplate {
  return mailTemplate(loadRecipient, (language, params, { id, email }) => {
    const { body, action, ...text } = mailTexts[language].confirmEmail
    const expiresAt = new Date(Date.parse(Params.parse(params).askedAt) + confirmEmailHours * 3_600_000)
    const token = links.sign({ purpose: 'confirm-email', personId: id, about: email, expiresAt })
    return {
      ...text,
      body: fillIn(body, { hours: confirmEmailHours }),
      action: { label: action, url: `${publicUrl}${officePath}${officeEntrances.confirmEmail}#${token}` },
    }
  })
}
