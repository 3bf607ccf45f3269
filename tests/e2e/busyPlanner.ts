import { signedInCouple } from '../setup/testPeople.ts'
import { receive, registeredPlanner } from './officePlanner.ts'
import type { OfficeWorld } from './officeWorld.ts'

/** A planner with an inbox of every kind. */
export async function busyPlanner({ product, couple }: OfficeWorld) {
  const planner = await registeredPlanner(product, 2)
  const nantes = { city: 'Nantes', zipCode: '44000', country: 'FR', latitude: 47.2184, longitude: -1.5536 } as const
  const bruges = { city: 'Bruges', zipCode: '8000', country: 'BE', latitude: 51.2093, longitude: 3.2247 } as const
  const rejected = await receive(product, planner, couple, { eventType: 'pacs', eventPlace: bruges, eventLocation: 'Bruges' })
  await product.call('POST', `/api/pro/requests/${rejected}/reject`, { token: planner.token, body: { reason: 'location' } })
  // Of another couple, since a second request of the same couple for the same date would be free.
  const unlocked = await receive(product, planner, await signedInCouple(product), {
    eventPlace: nantes,
    eventLocation: 'Domaine de la Garenne, Nantes',
  })
  await product.call('POST', `/api/pro/requests/${unlocked}/unlock`, { token: planner.token })
  for (const guestRange of ['50to100', 'more200'] as const) await receive(product, planner, couple, { guestRange })
  const anniversary = { eventType: 'anniversaire', serviceType: null, weddingTheme: null, eventDate: '2027-09-04' } as const
  await receive(product, planner, couple, { ...anniversary, eventPlace: nantes })
  const newest = await receive(product, planner, couple, { message: 'Nous nous marions dans les vignes.\n\nPouvez-vous nous aider ?' })
  return { planner, newest, unlocked, rejected }
}
