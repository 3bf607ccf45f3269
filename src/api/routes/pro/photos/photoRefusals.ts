import type { Language } from '../../../../domain/locale.ts'
import type { PublicRules } from '../../../../domain/publicRules.ts'
import { fillIn } from '../../../../texts/fillIn.ts'
import { Problem } from '../../../problem.ts'
import { photoRefusalTexts } from '../../../texts/photoRefusalTexts.ts'

type PhotoRefusal = keyof typeof photoRefusalTexts

interface Caller {
  readonly language: Language
  readonly dependencies: { readonly commands: { readonly rules: PublicRules } }
}

/** The HTTP answer to each refusal about photographs. */
export const photoRefusals = {
  planner_not_found: refusedWith(404, 'planner_not_found'),
  photo_not_found: refusedWith(404, 'photo_not_found'),
  photo_already_added: refusedWith(409, 'photo_already_added'),
  photo_quota_reached: refusedWith(409, 'photo_quota_reached'),
  changed_meanwhile: refusedWith(412, 'changed_meanwhile'),
} satisfies Readonly<Record<PhotoRefusal, unknown>>

function refusedWith(status: number, code: PhotoRefusal) {
  return ({ language, dependencies }: Caller) => {
    const detail = fillIn(photoRefusalTexts[code][language], { quota: dependencies.commands.rules.freePlan.photos })
    return new Problem(status, code, { detail })
  }
}
