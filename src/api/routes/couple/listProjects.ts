import { dayIn } from '../../../domain/calendar.ts'
import type { CoupleId, ProviderId } from '../../../domain/ids.ts'
import { timeZones } from '../../../domain/locale.ts'
import { type Recipient, type RecipientId, recipientIdOf } from '../../../domain/project/recipient.ts'
import { writtenPhone } from '../../../integrations/phoneNumbers/writtenPhone.ts'
import { coupleProjects } from '../../../projections/coupleProjects/coupleProjects.ts'
import { type CoupleProject, findProjects } from '../../../projections/coupleProjects/coupleProjectsQueries.ts'
import { providerAccount } from '../../../projections/providerAccount/providerAccount.ts'
import { findProviderContacts, type ProviderContact } from '../../../projections/providerAccount/providerAccountQueries.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { type Suggestion, suggestProviders } from '../../../projections/providerDirectory/suggestProviders.ts'
import { venues } from '../../../projections/venues/venues.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import type { Route } from '../../route.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { succeeded } from './answers.ts'
import { plannerWish, wishedOf } from './plannerWish.ts'
import { projectTag } from './projectTag.ts'
import { recipientCards } from './recipientCards.ts'
import { type ShownCard, shownCards } from './shownCards.ts'
import { signedInCouple } from './signedInCouple.ts'
import type { RecipientCard } from './venueCard.ts'

/** Suggestions are computed only for the newest upcoming projects, since a couple looks at few of them at once. */
const mostWithSuggestions = 10

/** GET /api/project/projects: the couple's projects, newest first, with the providers it wrote to and suggestions. */
export const listProjectsRoute: Route = (api, dependencies) => {
  const { commands, database } = dependencies
  const { written } = recipientCards(dependencies)
  const { cardFrom } = shownCards(dependencies)
  api.get(
    coupleCalls.listProjects.path,
    {
      config: { access: { as: 'couple' }, reads: [coupleProjects, providerAccount, providerDirectory, venues] },
      schema: {
        tags: ['project'],
        summary: "A page of the couple's projects, newest first",
        ...schemasOf(coupleCalls.listProjects, commands.rules),
      },
    },
    async (request) => {
      const coupleId = signedInCouple(request)
      const { page, limit } = request.query
      const today = dayIn(timeZones[request.country], commands.now())
      const { projects, total } = await findProjects(database, coupleId, today, { offset: (page - 1) * limit, limit })
      const suggested = await suggestionsFor(projects, coupleId, dependencies)
      // One query for all projects; a provider stays visible to a couple that wrote to it while it was public.
      const cards = await written(request, projects.flatMap(recipientsOf))
      const contacts = await findProviderContacts(database, [...new Set(projects.flatMap(unlocking))])
      const suggestedFor = ({ id }: CoupleProject) => (suggested.get(id) ?? []).map(({ row, why }) => ({ ...cardFrom(request, row), why }))
      return {
        ...succeeded,
        projects: projects.map((project) => present(project, suggestedFor(project), cards, contacts)),
        count: Math.ceil(total / limit),
        total,
      }
    },
  )
}

/** Project id → the best providers that the couple has not written to. */
async function suggestionsFor(projects: readonly CoupleProject[], coupleId: CoupleId, { commands, database }: ApiDependencies) {
  const { rules } = commands
  const upcoming = projects.filter((project) => project.status === 'upcoming').slice(0, mostWithSuggestions)
  const suggested = await Promise.all(
    upcoming.map(async (project) => {
      const wished = wishedOf(project)
      const wish = wished && (await plannerWish(wished, coupleId, commands))
      const except = project.contacts.flatMap(({ providerId, venueId }) => (venueId === null ? [providerId] : []))
      return [project.id, wish ? await suggestProviders(database, { wish, now: commands.now(), rules, except }) : []] as const
    }),
  )
  return new Map<string, readonly Suggestion[]>(suggested)
}

function recipientsOf({ contacts }: CoupleProject): readonly Recipient[] {
  return contacts.map(recipientOf)
}

function recipientOf({ providerId, venueId }: CoupleProject['contacts'][number]): Recipient {
  return { providerId, venueId: venueId ?? undefined }
}

/** The couple sees contact data of providers that opened its own. */
function unlocking({ contacts }: CoupleProject): readonly ProviderId[] {
  return contacts.flatMap(({ providerId, unlockedAt }) => (unlockedAt === null ? [] : [providerId]))
}

function present(
  { contacts, ...project }: CoupleProject,
  plannersSuggested: readonly (ShownCard & Pick<Suggestion, 'why'>)[],
  cards: ReadonlyMap<RecipientId, RecipientCard>,
  reached: ReadonlyMap<ProviderId, ProviderContact>,
) {
  return {
    ...project,
    etag: projectTag(project),
    prestataires: contacts.flatMap((contact) => {
      const card = cards.get(recipientIdOf(recipientOf(contact)))
      const known = contact.unlockedAt === null ? undefined : reached.get(contact.providerId)
      return card
        ? [{ ...card, contacted: true as const, ...contact, contact: known ? { ...known, writtenPhone: writtenPhone(known.phone) } : null }]
        : []
    }),
    plannersSuggested,
  }
}
