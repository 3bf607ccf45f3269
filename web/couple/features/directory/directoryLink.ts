import { touchTarget } from '../../../shared/theme/tokens.ts'

/** The link from one directory to the other. */
export const directoryLink = { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget } as const
