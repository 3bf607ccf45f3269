import type { Language } from '../../../../domain/locale.ts'
import type { PublicRules } from '../../../../domain/publicRules.ts'
import { fillIn } from '../../../../texts/fillIn.ts'
import { Problem } from '../../../problem.ts'
import { videoRefusalTexts } from '../../../texts/videoRefusalTexts.ts'

type VideoRefusal = Exclude<keyof typeof videoRefusalTexts, 'video_link_not_valid'>

interface Caller {
  readonly language: Language
  readonly dependencies: { readonly commands: { readonly rules: PublicRules } }
}

/** The HTTP answer to each refusal about videos. */
export const videoRefusals = {
  planner_not_found: refusedWith(404, 'planner_not_found'),
  video_not_found: refusedWith(404, 'video_not_found'),
  video_already_added: refusedWith(409, 'video_already_added'),
  video_quota_reached: refusedWith(409, 'video_quota_reached'),
  changed_meanwhile: refusedWith(412, 'changed_meanwhile'),
} satisfies Readonly<Record<VideoRefusal, unknown>>

function refusedWith(status: number, code: VideoRefusal) {
  return ({ language, dependencies }: Caller) => {
    const detail = fillIn(videoRefusalTexts[code][language], { quota: dependencies.commands.rules.freePlan.videos })
    return new Problem(status, code, { detail })
  }
}
