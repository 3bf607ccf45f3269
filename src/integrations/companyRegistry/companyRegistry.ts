import type { CompanyOutcome } from '../../domain/companyNumber.ts'

/** A country's register of companies. */
export interface CompanyRegistry {
  /**
   * What it knows of a number of the right form.
   * @throws SendFailure when it gives no answer: that says nothing of the company
   */
  check(number: string): Promise<CompanyOutcome>
}
