import { isErased } from '../../../../domain/event.ts'
import { textMessagePreferences } from '../../../../domain/person/notifications.ts'
import { changeTextMessages } from '../../../../domain/provider/changeTextMessages.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { codeDestination } from '../../../../integrations/phoneNumbers/codeDestination.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { accountText } from '../../../texts/accountTexts.ts'
import { signInText } from '../../../texts/signInTexts.ts'
import { refusedPhone } from '../account/newPhone.ts'
import { providerNotFound } from '../providerNotFound.ts'

/** PUT /api/pro/settings/text-messages/:kind: turns one kind of text message on, if the phone can get them, or off. Rule NOT-2. */
export const changeTextMessagesRoute = commandRoute({
  ...proCalls.changeTextMessages,
  access: { as: 'provider' },
  docs: {
    tags: ['account'],
    summary: 'Ask for a kind of text message, or for it no more',
    description: 'Needs Premium to be asked for. The last choice counts, so there is no ETag to send.',
  },
  command: changeTextMessages,
  async input({ caller: providerId, params: { kind }, body: { wanted }, language, dependencies: { commands, settings } }) {
    const { contact } = (await commands.load(provider, providerStream(providerId))).state
    const phone = contact && !isErased(contact.phone) ? contact.phone : ''
    if (wanted && !codeDestination(phone, settings.codeCountries).served) {
      throw refusedPhone('phone', 'phone-not-served', signInText('phone-not-served', language))
    }
    return { providerId, kind, wanted }
  },
  answer: ({ state }) => ({ kinds: textMessagePreferences(state) }),
  refusals: {
    planner_not_found: providerNotFound,
    premium_required: ({ language }) => new Problem(409, 'premium_required', { detail: accountText('premium_required', language) }),
  },
})
