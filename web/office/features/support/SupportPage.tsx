import Alert from '@mui/material/Alert'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { AnswerAddress } from './AnswerAddress.tsx'
import { SupportForm } from './SupportForm.tsx'

const SentMessages = lazily(async () => (await import('./SentMessages.tsx')).SentMessages)

/** /office/support: a form to write to the operator, and the messages sent. Rule SUP-1. */
export function SupportPage() {
  const t = useText()
  return (
    <Page title={t('pages.support')} intro={t('support.intro')}>
      <Section of="page" title={t('support.write.title')} intro={t('support.write.intro')}>
        <Writing />
      </Section>
      <Section of="page" title={t('pages.supportMessages')} intro={t('supportMessages.intro')} wide>
        <LazyPart loading={<SkeletonLines />}>
          <SentMessages />
        </LazyPart>
      </Section>
    </Page>
  )
}

function Writing() {
  const t = useText()
  const { data, error, refetch } = useRecord('support', ownRecord)
  if (!data) return error ? <LoadError title={t('support.failed')} error={error} onRetry={() => void refetch()} /> : <SkeletonLines />
  if (!data.isOpen) return <Alert severity="info">{t('support.closed')}</Alert>
  return (
    <>
      <AnswerAddress {...data} />
      <SupportForm />
    </>
  )
}
