import { useTranslation } from 'react-i18next'
import picture from '../../../shared/illustrations/accountArch.svg'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { IllustratedPage } from '../../layout/IllustratedPage.tsx'
import { LazyPart } from '../../layout/LazyPart.tsx'
import { VisitorOnly } from '../../session/Guard.tsx'
import { useHydrated } from '../../session/useHydrated.ts'
import { PhoneFormSkeleton } from './PhoneFormSkeleton.tsx'

// The numbering plans are large, so the page is rendered before they are loaded.
const SignIn = lazily(async () => (await import('./SignIn.tsx')).SignIn)

/** /account: asks for the couple's phone number, then for the code sent to it. */
export function AccountPage() {
  const { t } = useTranslation('account')
  const hydrated = useHydrated()
  return (
    <VisitorOnly>
      <meta name="description" content={t('pageDescription')} />
      <IllustratedPage title={t('pageTitle')} picture={picture}>
        {hydrated ? (
          <LazyPart loading={<PhoneFormSkeleton />}>
            <SignIn />
          </LazyPart>
        ) : (
          <PhoneFormSkeleton />
        )}
      </IllustratedPage>
    </VisitorOnly>
  )
}
