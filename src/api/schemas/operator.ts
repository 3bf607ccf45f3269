import { z } from 'zod'
import { SellerCountry } from '../../domain/vat.ts'
import { plainText } from './plainText.ts'

const Line = plainText(200).min(1)

/** Who runs the product, as the imprint and the privacy policy say it. */
export const Operator = z.strictObject({
  name: Line,
  /** Line by line. */
  address: z.array(Line).min(1).max(6).readonly(),
  email: z.email(),
  phone: Line.optional(),
  /** Who answers for what is published. */
  director: Line.optional(),
  /** Where the company is registered, and under which number. */
  register: Line.optional(),
  vat: Line.optional(),
  /** Where it sits, as far as VAT is concerned; France unless it is said. */
  country: SellerCountry.default('FR'),
  /** Who hosts the product, with the address. */
  host: Line,
  /** The data protection authority that complaints go to. */
  authority: Line,
  /** How long logs with addresses, and backups, are kept. */
  logDays: z.int().min(1).max(400),
  backupDays: z.int().min(1).max(400),
})
export type Operator = z.infer<typeof Operator>

/** The operator's own words, or an example that is marked as one. */
export interface ShownOperator {
  readonly operator: Operator
  readonly isExample: boolean
}
