import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { profilePath } from '../../../../src/api/schemas/pagePaths.ts'
import { useText } from '../../i18n/useText.ts'
import { Page } from '../../kit/page/Page.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { useMe } from '../../session/useMe.ts'

/**
 * /office/public-profile: leads to the provider's public page, or to its preview. The server sends a browser here whose session has to be
 * renewed before it sees the preview: asking who is signed in does that.
 */
export function PublicProfilePage() {
  const t = useText()
  const me = useMe()
  const address = me && profilePath(me.kind, me.publicId)
  useEffect(() => {
    if (address !== undefined) window.location.replace(address)
  }, [address])
  return (
    <Page title={t('publicProfile.title')} intro={t('publicProfile.intro')}>
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
