import { z } from 'zod'
import { Day } from '../../../domain/calendar.ts'
import { ProjectId, ProviderId, RequestId } from '../../../domain/ids.ts'
import { answer } from './answer.ts'
import { Prestataire } from './prestataire.ts'

const time = z.iso.datetime()

/** A provider's access to the couple's contact data. */
const Disclosure = z.object({
  requestId: RequestId,
  providerId: ProviderId,
  /** Null when the provider no longer exists. */
  prestataire: Prestataire.pick({ id: true, publicId: true, name: true, profileUrl: true, profileImage: true, city: true }).nullable(),
  /** The project when the couple wrote. */
  project: z.object({ id: ProjectId, eventType: z.string(), eventDate: Day, city: z.string() }),
  unlockedAt: time,
  deletionAskedAt: time.nullable(),
  /** When the provider confirmed the deletion. */
  contactDeletedAt: time.nullable(),
})
export type Disclosure = z.output<typeof Disclosure>

export const DisclosuresAnswer = answer({ disclosures: z.array(Disclosure).readonly() })

export const DisclosureParams = z.object({ requestId: RequestId })
export const AskDeletionAnswer = answer({ deletionAskedAt: time.nullable(), contactDeletedAt: time.nullable() })
