import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { AccentChoice } from './AccentChoice.tsx'
import { NotificationSwitches } from './NotificationSwitches.tsx'

/** /office/settings: which mails a provider gets, the colour of its page, and the way to its language. */
export function SettingsPage() {
  const t = useText()
  return (
    <Page title={t('settings.title')}>
      <Section of="page" title={t('settings.notifications.title')} intro={t('settings.notifications.intro')}>
        <Notifications />
      </Section>
      <Section of="page" title={t('settings.accent.title')} intro={t('settings.accent.intro')}>
        <Accent />
      </Section>
      <Section of="page" title={t('settings.language.title')} intro={t('settings.language.intro')}>
        <Button component={Link} to={officePage('account')} variant="outlined" color="inherit" sx={{ justifySelf: 'start' }}>
          {t('settings.language.change')}
        </Button>
      </Section>
    </Page>
  )
}

function Accent() {
  const t = useText()
  const { data, error, refetch } = useRecord('settings', ownRecord)
  if (data) return <AccentChoice accent={data.accent} premium={data.premium} />
  return error ? <LoadError title={t('settings.accent.failed')} error={error} onRetry={() => void refetch()} /> : <SkeletonLines />
}

function Notifications() {
  const t = useText()
  const { data, error, refetch } = useRecord('settings', ownRecord)
  if (data) return <NotificationSwitches notifications={data.notifications} />
  return error ? <LoadError title={t('settings.notifications.failed')} error={error} onRetry={() => void refetch()} /> : <SkeletonLines />
}
