import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatDay } from '../../../shared/i18n/format.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { Section } from '../../kit/page/Section.tsx'
import { eventName } from './requestTitle.ts'

/** The couple's answers, in words. */
export function RequestFacts({ request }: { readonly request: InboxRequest }) {
  const t = useText()
  const { languageNames } = useFormat()
  const { serviceType, weddingTheme, languages } = request
  const facts = [
    ['event', eventName(t, request)],
    ['date', formatDay(request.eventDate)],
    ['service', serviceType && t(`values.serviceType.${serviceType}`)],
    ['theme', weddingTheme],
    ['guests', t(`values.guestRange.${request.guestRange}`)],
    ['budget', t(`values.budgetRange.${request.budgetRange}`)],
    ['plannerBudget', t(`values.plannerBudgetRange.${request.plannerBudgetRange}`)],
    ['languages', languages.length > 0 && languageNames(languages)],
    ['preference', t(`values.plannerPreference.${request.plannerPreference}`)],
  ] as const
  return (
    <Section title={t('requests.detail.project')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {t(`requests.facts.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 500, color: value ? 'text.primary' : 'text.secondary' }}>
              {value || t('requests.facts.none')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
