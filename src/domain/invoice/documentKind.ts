/** A credit note reverses an invoice, completely or in part. */
export const documentKinds = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]
