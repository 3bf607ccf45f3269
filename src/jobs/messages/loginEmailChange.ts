import { z } from 'zod'
import { officeEntrances, officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { newEmailLink, type SignedLinks } from '../../operational/signedLinks.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** Addresses of a login e-mail change that are not the provider's current login; undefined when they no longer exist. */
export interface LoadChangedEmails {
  /** The new address of the change requested at that time, as long as it can be confirmed. */
  newEmail(providerId: string, askedAt: string): Promise<string | undefined>
  formerEmail(providerId: string, changedAt: string): Promise<string | undefined>
}

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly changedEmails: LoadChangedEmails
  readonly publicUrl: string
}

export interface ConfirmNewEmailOptions extends Sources {
  readonly links: SignedLinks
  /** `rules.links.confirmEmailHours`. */
  readonly confirmEmailHours: number
}

const Asked = z.object({ askedAt: z.iso.datetime() })
const Changed = z.object({ changedAt: z.iso.datetime() })

/** To a provider's new address: the link that makes it the login e-mail. Rule ACC-6. */
export function confirmNewEmail({ links, publicUrl, confirmEmailHours, ...sources }: ConfirmNewEmailOptions): MessageTemplate {
  return async (message) => {
    const { askedAt } = Asked.parse(message.params)
    const load = recipientAt(sources.loadRecipient, (id) => sources.changedEmails.newEmail(id, askedAt))
    const compose = mailTemplate(load, (language, _params, { id, email }) => {
      const { body, action, ...text } = mailTexts[language].confirmNewEmail
      const expiresAt = new Date(Date.parse(askedAt) + confirmEmailHours * 3_600_000)
      const token = links.sign({ purpose: 'confirm-new-email', personId: id, about: newEmailLink(email, askedAt), expiresAt })
      return {
        ...text,
        body: fillIn(body, { hours: confirmEmailHours }),
        action: { label: action, url: `${publicUrl}${officePath}${officeEntrances.confirmNewEmail}#${token}` },
      }
    })
    return compose(message)
  }
}

/** To a provider's former address: it is no longer the login e-mail. The new one is not named. Rule ACC-6. */
export function emailChanged({ loadRecipient, changedEmails, publicUrl }: Sources): MessageTemplate {
  return async (message) => {
    const { changedAt } = Changed.parse(message.params)
    const load = recipientAt(loadRecipient, (id) => changedEmails.formerEmail(id, changedAt))
    const compose = mailTemplate(load, (language) => {
      const { action, ...text } = mailTexts[language].emailChanged
      return { ...text, action: { label: action, url: publicUrl + officePath + officePage('account') } }
    })
    return compose(message)
  }
}

function recipientAt(loadRecipient: LoadRecipient, addressOf: (id: string) => Promise<string | undefined>): LoadRecipient {
  return async (kind, id) => {
    const recipient = await loadRecipient(kind, id)
    const email = await addressOf(id)
    return recipient === 'erased' || email === undefined ? 'erased' : { ...recipient, email }
  }
}
