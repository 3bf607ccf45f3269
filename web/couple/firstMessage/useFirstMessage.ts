import { useTranslation } from 'react-i18next'
import { useMe } from '../session/useMe.ts'
import { firstMessage, type ProjectFacts } from './firstMessage.ts'

/** A first message about a project, to be made the couple's own. */
export function useFirstMessage(facts: ProjectFacts): string {
  const { t, i18n } = useTranslation('providers')
  const { data: me } = useMe()
  return firstMessage(facts, me ? `${me.firstname} ${me.lastname}` : '', t, i18n.language)
}
