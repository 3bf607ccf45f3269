/** A credit note takes an invoice back, wholly or in part. */
export const documentKinds = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]
