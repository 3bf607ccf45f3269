import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { Settings } from '../../../../src/api/schemas/pro/settingsSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { AccentChoice } from './AccentChoice.tsx'
import { NotificationSwitches } from './NotificationSwitches.tsx'
import { TextMessageSwitches } from './TextMessageSwitches.tsx'

/** /office/settings: mails, text messages, the page's colour, and a link to the language. */
export function SettingsPage() {
  const t = useText()
  const { hour } = useFormat()
  const { from, until, mostPerDay } = usePublicRules().textMessages
  return (
    <Page title={t('pages.settings')}>
      <Section of="page" title={t('settings.notifications.title')} intro={t('settings.notifications.intro')}>
        <Loaded>{({ notifications }) => <NotificationSwitches notifications={notifications} />}</Loaded>
      </Section>
      <Section
        of="page"
        title={t('settings.textMessages.title')}
        intro={t('settings.textMessages.intro', { from: hour(from), until: hour(until), mostPerDay })}
      >
        <Loaded>{(settings) => <TextMessageSwitches {...settings.textMessages} />}</Loaded>
      </Section>
      <Section of="page" title={t('settings.accent.title')} intro={t('settings.accent.intro')}>
        <Loaded>{({ accent, premium }) => <AccentChoice accent={accent} premium={premium} />}</Loaded>
      </Section>
      <Section of="page" title={t('settings.language.title')} intro={t('settings.language.intro')}>
        <Button component={Link} to={officePage('account')} variant="outlined" color="inherit" sx={{ justifySelf: 'start' }}>
          {t('settings.language.change')}
        </Button>
      </Section>
    </Page>
  )
}

function Loaded({ children }: { readonly children: (settings: Settings) => ReactNode }) {
  const t = useText()
  const { data, error, refetch } = useRecord('settings', ownRecord)
  if (data) return children(data)
  return error ? <LoadError title={t('settings.notifications.failed')} error={error} onRetry={() => void refetch()} /> : <SkeletonLines />
}
