import type { Language } from '../../../../domain/locale.ts'
import type { PublicRules } from '../../../../domain/publicRules.ts'
import { fillIn } from '../../../../texts/fillIn.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { Problem } from '../../../problem.ts'
import { accountText } from '../../../texts/accountTexts.ts'
import { portfolioRefusalTexts } from '../../../texts/portfolioRefusalTexts.ts'
import { photoRefusals } from '../photos/photoRefusals.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { venueRefusals } from '../venues/venueRefusals.ts'

interface Caller {
  readonly language: Language
  readonly dependencies: { readonly commands: { readonly rules: PublicRules } }
}

/** The HTTP answer to each refusal about portfolios. */
export const portfolioRefusals = {
  planner_not_found: providerNotFound,
  portfolio_not_found: refusedWith(404, 'portfolio_not_found'),
  portfolio_quota_reached: refusedWith(409, 'portfolio_quota_reached'),
  portfolio_limit_reached: refusedWith(409, 'portfolio_limit_reached'),
  portfolio_incomplete: refusedWith(409, 'portfolio_incomplete'),
  portfolio_images_full: refusedWith(409, 'portfolio_images_full'),
  email_not_confirmed: venueRefusals.email_not_confirmed,
  photo_not_found: photoRefusals.photo_not_found,
  changed_meanwhile: changedMeanwhile,
  premium_required: ({ language }: Caller) => new Problem(409, 'premium_required', { detail: accountText('premium_required', language) }),
  wedding_date_invalid({ language }: Caller) {
    const message = portfolioRefusalTexts.wedding_date_invalid[language]
    return new Problem(400, 'wedding_date_invalid', { detail: message, errors: [{ field: 'weddingDate', message }] })
  },
}

function refusedWith(status: number, code: keyof typeof portfolioRefusalTexts) {
  return ({ language, dependencies }: Caller) => {
    const { portfolios, freePlan } = dependencies.commands.rules
    const values = { most: portfolios.most, images: portfolios.images, quota: freePlan.portfolios }
    return new Problem(status, code, { detail: fillIn(portfolioRefusalTexts[code][language], values) })
  }
}
