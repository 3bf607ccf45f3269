import Button from '@mui/material/Button'
import { TextInput } from 'react-admin'
import { Link } from 'react-router'
import { officeEntrances } from '../../../../src/api/schemas/pagePaths.ts'
import { PersonalDataBody } from '../../../../src/api/schemas/pro/accountSchemas.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import { EditRecord } from '../../kit/form/EditPage.tsx'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { withTexts } from '../../texts/withTexts.tsx'
import { DataExport } from './DataExport.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { LoginEmail } from './LoginEmail.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PhoneChange } from './PhoneChange.tsx'

/** The lists are below the forms, so their code is loaded later. */
const OpenSessions = withTexts(['sessions'], async () => (await import('./OpenSessions.tsx')).OpenSessions)
const AccountHistory = withTexts(['history', 'moderation', 'settings'], async () => (await import('./AccountHistory.tsx')).AccountHistory)

/** /office/account: personal data, sign-in and history. */
export function AccountPage() {
  const t = useText()
  return (
    <Page title={t('pages.account')}>
      <Section of="page" title={t('account.personalData')}>
        <EditRecord id={ownRecord}>
          <RecordForm<'account'> schema={PersonalDataBody}>
            <FormRow>
              <TextInput source="firstname" autoComplete="given-name" />
              <TextInput source="lastname" autoComplete="family-name" />
            </FormRow>
          </RecordForm>
        </EditRecord>
      </Section>
      <Section of="page" title={t('account.loginEmail.title')} intro={t('account.loginEmail.intro')}>
        <LoginEmail />
      </Section>
      <Section of="page" title={t('account.phone.title')} intro={t('account.phone.intro')}>
        <PhoneChange />
      </Section>
      <Section of="page" title={t('account.language.title')} intro={t('account.language.intro')}>
        <LanguageChoice />
      </Section>
      <Section of="page" title={t('account.password.title')} intro={t('account.password.intro')}>
        <PasswordForm />
      </Section>
      <Section of="page" title={t('account.sessions.title')} intro={t('account.sessions.intro')}>
        <LazyPart loading={<SkeletonLines />}>
          <OpenSessions />
        </LazyPart>
      </Section>
      <Section of="page" title={t('account.export.title')} intro={t('account.export.intro')}>
        <DataExport />
      </Section>
      <Section of="page" title={t('account.history.title')}>
        <LazyPart loading={<SkeletonLines />}>
          <AccountHistory />
        </LazyPart>
      </Section>
      <Section of="page" title={t('deletion.title')} intro={t('deletion.sectionIntro')}>
        <Button component={Link} to={officeEntrances.deleteAccount} variant="outlined" color="error" sx={{ justifySelf: 'start' }}>
          {t('deletion.open')}
        </Button>
      </Section>
    </Page>
  )
}
