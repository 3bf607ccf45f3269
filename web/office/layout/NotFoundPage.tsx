import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useText } from '../i18n/useText.ts'
import { PageTitle } from '../kit/page/PageTitle.tsx'
import { StateMessage } from '../kit/page/StateMessage.tsx'

/** The page for unknown paths of the office. */
export function NotFoundPage() {
  const t = useText()
  return (
    <>
      <PageTitle title={t('layout.notFound.title')} />
      <StateMessage level="h1" title={t('layout.notFound.title')} text={t('layout.notFound.text')}>
        <Button component={Link} to="/" variant="contained">
          {t('layout.notFound.home')}
        </Button>
      </StateMessage>
    </>
  )
}
