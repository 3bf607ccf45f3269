import type { Language } from '../../../../domain/locale.ts'
import type { PublicRules } from '../../../../domain/publicRules.ts'
import { unknownPlaceholders } from '../../../../domain/replyPlaceholders.ts'
import { fillIn } from '../../../../texts/fillIn.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { Problem } from '../../../problem.ts'
import { templateText } from '../../../texts/templateTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'

interface Caller {
  readonly language: Language
}
interface Writer extends Caller {
  readonly body: { readonly title: string; readonly text: string }
  readonly dependencies: { readonly commands: { readonly rules: PublicRules } }
}

export function templateNotFound({ language }: Caller): Problem {
  return new Problem(404, 'template_not_found', { detail: templateText('template_not_found', language) })
}

/** The HTTP answer to each refusal about templates: an unknown placeholder is named at its field. */
export const templateRefusals = {
  planner_not_found: providerNotFound,
  template_not_found: templateNotFound,
  changed_meanwhile: changedMeanwhile,
  template_limit_reached: ({ language, dependencies }: Writer) =>
    new Problem(409, 'template_limit_reached', {
      detail: fillIn(templateText('template_limit_reached', language), { most: dependencies.commands.rules.replyTemplates.most }),
    }),
  unknown_placeholder({ language, body }: Writer) {
    const errors = (['title', 'text'] as const).flatMap((field) => {
      const unknown = unknownPlaceholders(body[field])
      if (unknown.length === 0) return []
      return [{ field, message: fillIn(templateText('unknown_placeholder', language), { placeholders: unknown.join(', ') }) }]
    })
    return new Problem(400, 'unknown_placeholder', { errors })
  },
}
