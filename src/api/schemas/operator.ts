import { z } from 'zod'
import { SellerCountry } from '../../domain/vat.ts'
import { plainText } from './plainText.ts'

const Line = plainText(200).min(1)

/** The company that runs the product, for imprint and privacy policy. */
export const Operator = z.strictObject({
  name: Line,
  /** Line by line. */
  address: z.array(Line).min(1).max(6).readonly(),
  email: z.email(),
  phone: Line.optional(),
  /** The person responsible for the content. */
  director: Line.optional(),
  /** Where the company is registered, and under which number. */
  register: Line.optional(),
  vat: Line.optional(),
  /** The operator's country for VAT; France by default. */
  country: SellerCountry.default('FR'),
  /** The hosting provider, with its address. */
  host: Line,
  /** The data protection authority that complaints go to. */
  authority: Line,
  /** How long logs with IP addresses, and backups, are kept. */
  logDays: z.int().min(1).max(400),
  backupDays: z.int().min(1).max(400),
})
export type Operator = z.infer<typeof Operator>

/** The operator's own data, or an example that is marked as such. */
export interface ShownOperator {
  readonly operator: Operator
  readonly isExample: boolean
}
