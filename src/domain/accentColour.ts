import { z } from 'zod'

/** The colours of which a provider with Premium chooses one for its public page; the first is everybody's until then. Names are stored. */
export const AccentColour = z.enum(['evergreen', 'terracotta', 'rose', 'plum', 'violet', 'ocean', 'slate', 'olive'])
export type AccentColour = z.infer<typeof AccentColour>
