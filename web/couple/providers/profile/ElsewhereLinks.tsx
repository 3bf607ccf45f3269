import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { SocialNetwork } from '../../../../src/domain/socialNetworks.ts'

const names: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  twitter: 'X (Twitter)',
}

/** Links to the provider's website and social networks. They open in a new tab, because the page may hold a half-written message. */
export function ElsewhereLinks({
  provider: { website, socialNetworks },
}: {
  readonly provider: Pick<Prestataire, 'website' | 'socialNetworks'>
}) {
  const { t } = useTranslation('providers')
  const pages = socialNetworks.map(({ network, address }) => ({ address, name: names[network] }))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      {[...(website === null ? [] : [{ address: website, name: t('profile.website') }]), ...pages].map(({ address, name }) => (
        <li key={address}>
          <Link href={address} target="_blank" rel="noopener noreferrer nofollow ugc" sx={{ display: 'inline-block', py: 0.5 }}>
            {name}
          </Link>
        </li>
      ))}
    </Box>
  )
}
