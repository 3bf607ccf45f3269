import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { type Language, languageOf } from '../../domain/locale.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import type { ToldNews } from '../../domain/request/requestToTell.ts'
import { endOfTextTime, nextTextTime } from '../../domain/textMessageHours.ts'
import { SendFailure } from '../../integrations/sendFailure.ts'
import { smsSegments, withGsmLetters } from '../../integrations/sms/smsSegments.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { serverTexts } from '../../texts/serverTexts.ts'
import type { MessageTemplate } from './messageTemplate.ts'

/** What is still new about a request when the message is sent. */
export interface NewsToText {
  readonly requestId: string
  readonly told: ToldNews
  readonly eventDate: string
  readonly town: string
}

export interface TextedProvider {
  readonly phone: string
  readonly locale: string
  readonly timeZone: string
  readonly news: readonly NewsToText[]
}

/** The recipient, and the requests to report; 'expired' for a provider that gets no text messages, or none about these. */
export type LoadRequestNews = (
  providerId: string,
  about: { readonly requests: readonly string[]; readonly changes: readonly string[] },
) => Promise<TextedProvider | 'expired'>

export interface RequestNewsOptions {
  readonly loadRequestNews: LoadRequestNews
  readonly publicUrl: string
  readonly textMessages: PublicRules['textMessages']
  readonly now: () => Date
}

const ids = z.string().transform((text) => text.split(' ').filter((id) => id !== ''))
const Params = z.object({ requests: ids.pipe(z.array(z.uuid())), changes: ids.pipe(z.array(z.uuid())) })

const texts = serverTexts('textMessages')

/**
 * To a provider with this option: news about its requests. One request is named by date and town of its event, several are counted; the
 * couple is not mentioned. The hours are checked here too: an attempt that is late because of a failure or an outage waits for the morning.
 * Rule NOT-2.
 */
export function requestNews({ loadRequestNews, publicUrl, textMessages, now }: RequestNewsOptions): MessageTemplate {
  return async ({ recipient, params }) => {
    if (recipient === null) throw new TypeError('a text message about requests has a recipient')
    const provider = await loadRequestNews(recipient.id, Params.parse(params))
    if (provider === 'expired' || provider.news.length === 0) return 'expired'
    const at = now()
    const soonest = nextTextTime(at, provider.timeZone, textMessages)
    if (soonest > at) throw new SendFailure('quiet hours', { final: false, notBefore: soonest })
    const text = textAbout(provider.news, languageOf(provider.locale), publicUrl + officePath)
    return { channel: 'sms', to: provider.phone, text, validUntil: endOfTextTime(at, provider.timeZone, textMessages) }
  }
}

function textAbout(news: readonly NewsToText[], language: Language, office: string): string {
  const { one, newRequests, news: several } = texts[language].requestNews
  const [first, ...others] = news
  if (!first || others.length > 0) {
    const words = news.every(({ told }) => told === 'received') ? newRequests : several
    return fillIn(words, { count: news.length, url: office + officePage('requests') })
  }
  const about = (event: string) => fillIn(one[first.told], { event, url: office + officePage('requests', first.requestId) })
  return inOneMessage(about, first)
}

/** The town's name is shortened where the text would need two messages, and left out where there is no room for it. */
function inOneMessage(about: (event: string) => string, { eventDate, town }: NewsToText): string {
  const [year, month, day] = eventDate.split('-')
  const date = `${day}/${month}/${year}`
  const name = withGsmLetters(town)
  for (let length = name.length; length >= Math.min(3, name.length); length--) {
    const text = about(`${date}, ${name.slice(0, length)}${length < name.length ? '.' : ''}`)
    if (smsSegments(text) === 1) return text
  }
  return about(date)
}
