import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { countryOf, type Language, timeZones } from '../../domain/locale.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'
import { spelledMoment } from './spelledDate.ts'

/** `browser`, `system` and `country` are '' when unknown. */
const Params = z.object({ signedInAt: z.iso.datetime(), browser: z.string(), system: z.string(), country: z.string() })

/** To a provider: somebody signed in on a new device. Rule SIGN-5. */
export function newDevice({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language, params, { locale }) => {
    const { signedInAt, ...device } = Params.parse(params)
    const { fact, opening, action, ...text } = mailTexts[language].newDevice
    return {
      ...text,
      opening: fillIn(opening, { moment: spelledMoment(language, signedInAt, timeZones[countryOf(locale)]) }),
      ...factOf(language, fact, device),
      action: { label: action, url: publicUrl + officePath + officePage('account') },
    }
  })
}

function factOf(language: Language, label: string, { browser, system, country }: Omit<z.output<typeof Params>, 'signedInAt'>) {
  const place = country && new Intl.DisplayNames([language], { type: 'region' }).of(country)
  const value = [browser, system, place].filter(Boolean).join(' · ')
  return value ? { fact: { label, value } } : {}
}
