import { chooseLanguage } from '../../../../domain/provider/chooseLanguage.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { setLanguageCookie } from '../../../sessionCookies.ts'
import { providerNotFound } from '../providerNotFound.ts'

/** PUT /api/pro/account/language: sets the language of the office and of mails. */
export const chooseLanguageRoute = commandRoute({
  ...proCalls.chooseLanguage,
  access: { as: 'provider' },
  docs: { tags: ['account'], summary: 'Choose the language', description: 'The last choice counts, so there is no ETag to send.' },
  command: chooseLanguage,
  input: ({ caller, body: { locale } }) => ({ providerId: caller, locale }),
  answer(_done, { caller, body: { locale }, reply, dependencies }) {
    setLanguageCookie(reply, dependencies.settings, locale)
    return { id: caller, locale }
  },
  refusals: { planner_not_found: providerNotFound },
})
