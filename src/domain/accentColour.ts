import { z } from 'zod'

/** The colours of a public page, of which a provider with Premium can choose one; the first is the default. The names are stored. */
export const AccentColour = z.enum(['evergreen', 'terracotta', 'rose', 'plum', 'violet', 'ocean', 'slate', 'olive'])
export type AccentColour = z.infer<typeof AccentColour>
