import type { Calls } from './calls.ts'

/** The password of every provider that `fillSystem` registers. */
export const password = 'Une-Longue-Phrase-7!'

/** Answers of a release about a filled system, in terms that every later release must reproduce. */
export interface ReleaseFacts {
  readonly environment: Readonly<Record<string, string>>
  readonly providers: readonly ProviderFacts[]
  readonly couples: readonly CoupleFacts[]
  /** Public ids of the directory's first page for France. */
  readonly directory: readonly string[]
  /** Mails that were waiting to be sent, in no order. */
  readonly pendingMails: readonly { readonly template: string; readonly to: string }[]
}

export interface ProviderFacts {
  readonly email: string
  readonly password: string
  readonly publicId: string
  readonly refreshToken: string
  readonly balance: number
  readonly isPremium: boolean
  /** Status of each request by its id. */
  readonly requests: Readonly<Record<string, string>>
}

export interface CoupleFacts {
  readonly name: 'contacting' | 'withdrawn' | 'settled' | 'erased'
  readonly id: string
  readonly phone: string
  readonly refreshToken: string | null
  /** Status of each contacted provider by its id, over all projects. */
  readonly contacts: Readonly<Record<string, string>>
}

interface SignedIn {
  readonly token: string
}

/** The API's current answers to a provider about itself. */
export async function factsOfProvider(
  http: Calls,
  { token, email, publicId, refreshToken }: Pick<ProviderFacts, 'email' | 'publicId' | 'refreshToken'> & SignedIn,
): Promise<ProviderFacts> {
  const credits = await http.get<{ balance: number; plan: string }>('/api/pro/credits', token)
  const requests = await http.get<{ id: string; status: string }[]>('/api/pro/requests?range=[0,99]', token)
  return {
    email,
    password,
    publicId,
    refreshToken,
    balance: credits.balance,
    isPremium: credits.plan === 'premium',
    requests: Object.fromEntries(requests.map(({ id, status }) => [id, status])),
  }
}

/** The API's current answers to a couple about itself; without contacts for an erased one. */
export async function factsOfCouple(
  http: Calls,
  { name, id, phone, token, refreshToken }: Omit<CoupleFacts, 'contacts'> & SignedIn,
): Promise<CoupleFacts> {
  const known = { name, id, phone, refreshToken }
  if (refreshToken === null) return { ...known, contacts: {} }
  const { projects } = await http.get<{ projects: { prestataires: { id: string; status: string }[] }[] }>('/api/project/projects', token)
  return { ...known, contacts: Object.fromEntries(projects.flatMap((each) => each.prestataires).map((card) => [card.id, card.status])) }
}

/** Public ids of the directory's first page for France. */
export async function directoryIds(http: Calls): Promise<readonly string[]> {
  const { prestataires } = await http.get<{ prestataires: { publicId: string }[] }>('/api/directory/planners?country=fr')
  return prestataires.map(({ publicId }) => publicId)
}
