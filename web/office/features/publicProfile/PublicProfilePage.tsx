import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { profilePath } from '../../../../src/api/schemas/pagePaths.ts'
import { useText } from '../../i18n/useText.ts'
import { Page } from '../../kit/page/Page.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { useMe } from '../../session/useMe.ts'

/**
 * /office/public-profile: redirects to the provider's public page, or to its preview. The server also sends browsers with an expired
 * session here, because asking who is signed in renews it.
 */
export function PublicProfilePage() {
  const t = useText()
  const me = useMe()
  const address = me && profilePath(me.kind, me.publicId)
  useEffect(() => {
    if (address !== undefined) window.location.replace(address)
  }, [address])
  return (
    <Page title={t('pages.public-profile')} intro={t('publicProfile.intro')}>
      {address === undefined ? (
        <SkeletonLines />
      ) : (
        <Button variant="contained" href={address} sx={{ alignSelf: 'start' }}>
          {t('publicProfile.open')}
        </Button>
      )}
    </Page>
  )
}
