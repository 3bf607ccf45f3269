import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { eventName } from '../../inbox/requestTitle.ts'
import { DefinitionList } from '../../kit/page/DefinitionList.tsx'
import { Section } from '../../kit/page/Section.tsx'

/** The couple's answers in words. */
export function RequestFacts({ request }: { readonly request: InboxRequest }) {
  const t = useText()
  const { languageNames, weekday } = useFormat()
  const { serviceType, weddingTheme, languages } = request
  const facts = [
    ['event', eventName(t, request)],
    ['date', weekday(request.eventDate)],
    ['service', serviceType && t(`values.serviceType.${serviceType}`)],
    ['theme', weddingTheme],
    ['guests', t(`values.guestRange.${request.guestRange}`)],
    ['budget', t(`values.budgetRange.${request.budgetRange}`)],
    ['plannerBudget', t(`values.plannerBudgetRange.${request.plannerBudgetRange}`)],
    ['languages', languages.length > 0 && languageNames(languages)],
    ['preference', t(`values.plannerPreference.${request.plannerPreference}`)],
  ] as const
  const items = facts.map(([name, value]) => ({ name: t(`requests.facts.${name}`), value }))
  const venue = request.venue ? [{ name: t('requests.facts.venue'), value: request.venue.name }] : []
  return (
    <Section title={t('requests.detail.project')}>
      <DefinitionList items={[...venue, ...items]} />
    </Section>
  )
}
