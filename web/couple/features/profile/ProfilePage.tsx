import { useTranslation } from 'react-i18next'
import { Page } from '../../layout/Page.tsx'

export function ProfilePage() {
  const { t } = useTranslation('common')
  return <Page title={t('product')}>{null}</Page>
}
