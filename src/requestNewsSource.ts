import type { Backend } from './backend.ts'
import { account, accountStream, hasPremium } from './domain/account/account.ts'
import { timeZoneOf } from './domain/availability/calendarOwner.ts'
import { isErased } from './domain/event.ts'
import { ProviderId, RequestId } from './domain/ids.ts'
import { notifications } from './domain/person/notifications.ts'
import { provider, providerStream } from './domain/provider/provider.ts'
import { requestStream } from './domain/request/request.ts'
import { requestToTell, stillNews } from './domain/request/requestToTell.ts'
import type { TextMessageKind } from './domain/textMessageKinds.ts'
import { codeDestination } from './integrations/phoneNumbers/codeDestination.ts'
import type { LoadRequestNews, NewsToText } from './jobs/messages/requestNews.ts'

/** The log's present state: plan, choice, number and requests. */
export function createLoadRequestNews({ commands, config }: Backend): LoadRequestNews {
  return async (id, { requests, changes }) => {
    const providerId = ProviderId.parse(id)
    const stream = providerStream(providerId)
    const [{ state: owner }, { state: chosen }, { state: bought }] = await Promise.all([
      commands.load(provider, stream),
      commands.load(notifications, stream),
      commands.load(account, accountStream(providerId)),
    ])
    if (!owner.contact || isErased(owner.contact.phone) || !hasPremium(bought)) return 'expired'
    const { phone, locale } = owner.contact
    if (!codeDestination(phone, config.codeCountries).served) return 'expired'
    const newsOf = async (kind: TextMessageKind, ids: readonly string[]) => {
      const found = await Promise.all((chosen.texted.has(kind) ? ids : []).map((each) => load(kind, RequestId.parse(each))))
      return found.flatMap((news) => news ?? [])
    }
    const load = async (kind: TextMessageKind, requestId: RequestId): Promise<NewsToText | undefined> => {
      const { state } = await commands.load(requestToTell, requestStream(requestId))
      const told = stillNews(kind, state, bought.answers.get(requestId))
      if (!told || state.event?.providerId !== providerId) return undefined
      return { requestId, told, eventDate: state.event.date, town: state.event.town }
    }
    const news = [...(await newsOf('new-requests', requests)), ...(await newsOf('request-changes', changes))]
    return { phone, locale, timeZone: timeZoneOf(owner), news }
  }
}
