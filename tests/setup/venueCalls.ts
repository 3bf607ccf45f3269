import { publicVenue } from './publicVenue.ts'
import type { TestCouple, TestPlanner } from './testPeople.ts'
import type { TestProduct } from './testProduct.ts'

export interface WrittenCard {
  readonly id: string
  readonly publicId: string
  readonly name: string
  readonly contacted: boolean
  readonly error_slug?: string
  readonly status: string
  readonly profileUrl: string
  readonly portrait: string
  readonly venue?: { readonly owner: string; readonly guests: number | null }
  readonly contact: { readonly name: string } | null
}
interface Answer {
  readonly success: boolean
  readonly error_slug: string | null
  readonly prestataires: readonly WrittenCard[]
}
interface Exported {
  readonly projects: readonly { readonly requests: readonly { readonly venue: string | null }[] }[]
}
interface Requested {
  readonly chosen: boolean
  readonly id: string
  readonly status: string
  readonly venue: { readonly id: string; readonly name: string } | null
}
interface Listed {
  readonly projects: readonly { readonly prestataires: readonly WrittenCard[]; readonly plannersSuggested: readonly WrittenCard[] }[]
}

/** The calls with which couples write to venues, and with which they and the owners read the result. */
export function venueCalls(stage: () => TestProduct) {
  const post = <Body = Answer>(path: string, token: string, body: object, after = '', key?: string) =>
    stage().call<Body>('POST', `/api/project/${path}`, { token, body, ...(after && { after }), ...(key !== undefined && { key }) })
  return {
    post,
    /** A venue of a provider that couples can write to. */
    venueCalled: async (owner: TestPlanner, name: string) => {
      const venue = await publicVenue(stage(), owner, { identity: { name }, presentation: { description: 'Au bord de <l’eau>.' } })
      await stage().call('GET', `/api/project/planners/${venue.publicId}`, { after: venue.position })
      return venue
    },
    send: (couple: TestCouple, project: string, prestataire: string) =>
      post('send-to-prestataire', couple.token, { project, prestataire, message: 'Bonjour' }),
    choose: (couple: TestCouple, project: string, ids: readonly string[]) =>
      post('choose-prestataires', couple.token, { project, selectedPrestataires: ids, message: 'Bonjour' }),
    /** The newest project of a couple. */
    projectOf: async (couple: TestCouple, after = '') => {
      const options = { token: couple.token, ...(after && { after }) }
      return (await stage().call<Listed>('GET', '/api/project/projects', options)).body.projects[0]
    },
    inboxOf: async (provider: TestPlanner, filter: object = {}) => {
      const path = `/api/pro/requests?filter=${encodeURIComponent(JSON.stringify(filter))}`
      return (await stage().call<readonly Requested[]>('GET', path, { token: provider.token })).body
    },
    /** The venues that a couple wrote to, from the export of its data; '' for a deleted name. */
    exportedVenues: async (couple: TestCouple) => {
      const { body } = await stage().call<Exported>('GET', '/api/project/export', { token: couple.token })
      return body.projects.flatMap(({ requests }) => requests.map(({ venue }) => venue ?? '')).toSorted()
    },
  }
}
