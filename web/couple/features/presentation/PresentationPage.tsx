import { useTranslation } from 'react-i18next'
import { Page } from '../../layout/Page.tsx'

export function PresentationPage() {
  const { t } = useTranslation('common')
  return <Page title={t('product')}>{null}</Page>
}
