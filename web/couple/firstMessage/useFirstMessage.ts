import { useTranslation } from 'react-i18next'
import { useMe } from '../session/useMe.ts'
import { firstMessage, type ProjectFacts } from './firstMessage.ts'

/** A suggested first message about a project, which the couple can edit. */
export function useFirstMessage(facts: ProjectFacts): string {
  const { t, i18n } = useTranslation('providers')
  const { data: me } = useMe()
  return firstMessage(facts, me ? `${me.firstname} ${me.lastname}` : '', t, i18n.language)
}
