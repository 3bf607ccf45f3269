import { Day } from '../../../../domain/calendar.ts'
import { CompanyName } from '../../../../domain/companyName.ts'
import type { Language } from '../../../../domain/locale.ts'
import type { ChangeCompany } from '../../../../domain/provider/changeCompany.ts'
import { parseWebsite } from '../../../../domain/websiteAddress.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { type FieldError, Problem } from '../../../problem.ts'
import type { CompanyBody } from '../../../schemas/pro/companySchemas.ts'
import { companyText } from '../../../texts/companyTexts.ts'
import { signInText } from '../../../texts/signInTexts.ts'

/** Excludes characters with a meaning in addresses or HTML. */
const street = /^[^\p{C}<>]*$/u

/**
 * Validates the parts of a company that do not depend on its history: the city is an entry of the search, each field has the right format.
 * @throws Problem 400 with an entry per invalid field
 */
export async function checkCompanyFields(
  { cities }: Pick<ApiDependencies, 'cities'>,
  body: CompanyBody,
  language: Language,
): Promise<Omit<ChangeCompany, 'providerId' | 'instead'>> {
  const found = body.city === '' ? ({ problem: 'city-not-found' } as const) : await cities.findCity(body)
  const website = body.website === '' ? null : parseWebsite(body.website)
  const errors: FieldError[] = []
  const want = (holds: boolean, field: keyof CompanyBody, message: string) => {
    if (!holds) errors.push({ field, message })
  }
  want(CompanyName.safeParse(body.name).success, 'name', companyText('company_name_not_valid', language))
  want(street.test(body.street), 'street', companyText('street_not_valid', language))
  if ('problem' in found) {
    const zipCode = found.problem === 'zip-code-invalid'
    want(false, zipCode ? 'zipCode' : 'city', signInText(zipCode ? 'invalid-zip-code' : 'invalid-city', language))
  }
  want(website !== undefined, 'website', companyText('website_not_valid', language))
  want(body.languages.length > 0, 'languages', companyText('languages_missing', language))
  want(Day.safeParse(body.createdOn).success, 'createdOn', companyText('creation_date_invalid', language))
  if ('problem' in found || website === undefined || errors.length > 0) throw new Problem(400, 'validation_error', { errors })
  const { place, region } = found
  return {
    name: body.name,
    street: body.street,
    place: region === '' ? place : { ...place, region },
    website,
    languages: [...new Set(body.languages)],
    createdOn: body.createdOn,
    number: body.number === '' ? null : body.number,
    vatNumber: body.vatNumber === '' ? null : body.vatNumber,
  }
}
