import type { CompanyOutcome } from '../../domain/companyNumber.ts'

/** A country's register of companies. */
export interface CompanyRegistry {
  /**
   * The register's state of a number of valid form.
   * @throws SendFailure when it gives no answer, which says nothing about the company
   */
  check(number: string): Promise<CompanyOutcome>
}
