import type { Language } from '../../../../domain/locale.ts'
import type { PublicRules } from '../../../../domain/publicRules.ts'
import { fillIn } from '../../../../texts/fillIn.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { Problem } from '../../../problem.ts'
import { companyText } from '../../../texts/companyTexts.ts'
import { venueRefusalTexts } from '../../../texts/venueRefusalTexts.ts'
import { photoRefusals } from '../photos/photoRefusals.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { videoRefusals } from '../videos/videoRefusals.ts'

interface Caller {
  readonly language: Language
  readonly dependencies: { readonly commands: { readonly rules: PublicRules } }
}

/** The HTTP answer to each refusal about venues. */
export const venueRefusals = {
  planner_not_found: providerNotFound,
  venue_not_found: refusedWith(404, 'venue_not_found'),
  venue_limit_reached: refusedWith(409, 'venue_limit_reached'),
  venue_incomplete: refusedWith(409, 'venue_incomplete'),
  venue_images_full: refusedWith(409, 'venue_images_full'),
  venue_videos_full: refusedWith(409, 'venue_videos_full'),
  // The calls prevent both errors: they have one row per service, and report each video at its field.
  service_twice: ({ language }: Caller) => new Problem(400, 'service_twice', { detail: companyText('services_missing', language) }),
  video_already_added: videoRefusals.video_already_added,
  email_not_confirmed: refusedWith(409, 'email_not_confirmed'),
  photo_not_found: photoRefusals.photo_not_found,
  changed_meanwhile: changedMeanwhile,
  prices_not_in_order({ language }: Caller) {
    const message = venueRefusalTexts.prices_not_in_order[language]
    return new Problem(400, 'prices_not_in_order', { detail: message, errors: [{ field: 'maxPrice', message }] })
  },
}

function refusedWith(status: number, code: keyof typeof venueRefusalTexts) {
  return ({ language, dependencies }: Caller) => {
    const { most, images, videos } = dependencies.commands.rules.venues
    return new Problem(status, code, { detail: fillIn(venueRefusalTexts[code][language], { most, images, videos }) })
  }
}
