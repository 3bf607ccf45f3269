import { isCompanyNumberTaken } from '../../../../commands/claimCompanyNumber.ts'
import { parseCompanyNumber } from '../../../../domain/companyNumber.ts'
import type { Language } from '../../../../domain/locale.ts'
import { changeCompany } from '../../../../domain/provider/changeCompany.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { Problem } from '../../../problem.ts'
import { CompanyBody } from '../../../schemas/pro/companySchemas.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { companyText } from '../../../texts/companyTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { checkCompanyFields } from './checkCompanyFields.ts'
import { ownCompany } from './ownCompany.ts'

/** PUT /api/pro/company: name, address, website, languages, creation date and number. A new number is checked after the call. */
export const changeCompanyRoute = commandRoute({
  ...proCalls.changeCompany,
  access: { as: 'provider' },
  docs: {
    tags: ['company'],
    summary: 'Describe the company and give its number',
    description: 'If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: changeCompany,
  async input(call) {
    const filledOn = await ownCompany.filledOn(call)
    const said = await checkCompanyFields(call.dependencies, call.body, call.language)
    const { country } = said.place
    const number = said.number === null ? undefined : parseCompanyNumber(country, said.number)
    const { commands, secrets } = call.dependencies
    const toClaim = number === undefined ? undefined : { providerId: call.caller, country, number }
    const isNumberTaken = toClaim && (await isCompanyNumberTaken({ commands, claimKey: secrets.claimKey }, toClaim))
    return { providerId: call.caller, ...said, ...(isNumberTaken !== undefined && { isNumberTaken }), ...filledOn }
  },
  answer: ownCompany.answer,
  refusals: {
    planner_not_found: providerNotFound,
    changed_meanwhile: changedMeanwhile,
    languages_missing: refusedField('languages_missing', 'languages'),
    creation_date_invalid: refusedField('creation_date_invalid', 'createdOn'),
    company_number_invalid: refusedField('company_number_invalid', 'number'),
    company_number_missing: refusedField('company_number_missing', 'number'),
    company_number_taken: refusedField('company_number_taken', 'number'),
    vat_number_invalid: refusedField('vat_number_invalid', 'vatNumber'),
  },
})

type FieldRefusal =
  | 'languages_missing'
  | 'creation_date_invalid'
  | 'company_number_invalid'
  | 'company_number_missing'
  | 'company_number_taken'
  | 'vat_number_invalid'

function refusedField(code: FieldRefusal, field: keyof CompanyBody) {
  return ({ language }: { readonly language: Language }) => {
    const message = companyText(code, language)
    return new Problem(400, code, { detail: message, errors: [{ field, message }] })
  }
}
