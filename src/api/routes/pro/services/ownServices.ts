import { isErased } from '../../../../domain/event.ts'
import { entityTag } from '../../../entityTag.ts'
import type { Services } from '../../../schemas/pro/serviceSchemas.ts'
import { defineOwnRecord } from '../ownRecord.ts'
import { rejectedParts } from '../rejectedParts.ts'
import { serviceTable } from './serviceTable.ts'

/** The offered services: one row each, including values hidden from couples. Rule COM-11. */
export const ownServices = defineOwnRecord({
  shown(id, { contact, services, ...state }): Services | undefined {
    if (!contact || isErased(services)) return undefined
    return { id, ...serviceTable(services), rejectedParts: rejectedParts({ contact, services, ...state }, ['service_descriptions']) }
  },
  tag: ({ rejectedParts: _parts, ...edited }) => entityTag(Object.values(edited)),
  editable: ({ services }) => services,
})
