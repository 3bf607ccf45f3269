import type { z } from 'zod'
import type { InboxRequest as InboxRequestSchema } from '../../../src/api/schemas/pro/requestSchemas.ts'

/** A request as the API gives it to its provider. */
export type InboxRequest = Omit<z.output<typeof InboxRequestSchema>, 'id'> & { readonly id: string }
