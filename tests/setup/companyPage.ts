import { expect } from 'vitest'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import type { Answer, CallOptions, TestProduct } from './testProduct.ts'

export interface CompanyAnswer {
  readonly code: string
  readonly errors: readonly { readonly field: string; readonly message: string }[]
  readonly name: string
  readonly number: string
  readonly vatNumber: string
  readonly numberState: string | null
  readonly numberCheckedAt: string | null
}

/** A provider's input on the page 'Company', with a town of the search and without a number. */
export const companyForm = (over: object = {}) => ({
  name: 'Fontaine & Filles',
  street: '12 rue des Tilleuls',
  city: 'Lyon',
  zipCode: '69007',
  country: 'FR',
  latitude: '45.74846',
  longitude: '4.84671',
  website: 'atelier-fontaine.example',
  languages: ['fr', 'it'],
  createdOn: '2014-03-01',
  number: '',
  vatNumber: '',
  ...over,
})

interface CompanyPage {
  readonly show: (token: string) => Promise<Answer<CompanyAnswer>>
  /** With the tag's version; by default any version; '' for no header. */
  readonly save: (token: string, body: object, tag?: string, options?: CallOptions) => Promise<Answer<CompanyAnswer>>
  /** Waits until the number has another state than before. */
  readonly stateAfter: (token: string, before: string) => Promise<void>
  readonly isListed: (id: string) => Promise<boolean | undefined>
}

/** The calls of the page, and the provider's entry in the directory. */
export function companyPage(product: () => Pick<TestProduct, 'call' | 'backend'>): CompanyPage {
  const show = (token: string) => product().call<CompanyAnswer>('GET', '/api/pro/company', { token })
  return {
    show,
    save: (token, body, tag = '*', options = {}) =>
      product().call<CompanyAnswer>('PUT', '/api/pro/company', {
        token,
        body,
        ...options,
        headers: { 'accept-language': 'en', ...(tag === '' ? {} : { 'if-match': tag }) },
      }),
    async stateAfter(token, before) {
      await expect.poll(async () => (await show(token)).body.numberState, { timeout: 120_000 }).not.toBe(before)
    },
    async isListed(id) {
      const { rows } = await product().backend.database.query<{ listed: boolean }>(
        `SELECT listed FROM provider_directory_v${providerDirectory.version}.providers WHERE provider_id = $1`,
        [id],
      )
      return rows[0]?.listed
    },
  }
}
