import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PublicPage } from '../../../../src/api/schemas/publicPage.ts'
import { formatEuros, formatMonth } from '../../../shared/i18n/format.ts'
import { ProfileSection } from '../../../shared/profile/ProfileSection.tsx'
import { accentSx } from '../../../shared/theme/accents.ts'
import { PhotoGallery } from '../../gallery/PhotoGallery.tsx'
import { AsideCard } from '../../layout/AsideCard.tsx'
import { asideColumns, contentColumn } from '../../layout/asideColumns.ts'
import { DefinitionList } from '../../layout/DefinitionList.tsx'
import { Page } from '../../layout/Page.tsx'
import { PortfolioCards } from '../../providers/PortfolioCards.tsx'
import { ProviderPortrait } from '../../providers/ProviderPortrait.tsx'
import { placeOf } from '../../providers/placeOf.ts'

/** /portfolio/{publicId}-{slug}: a wedding that a provider planned, with a link to the provider. Empty parts are omitted. */
export function PortfolioPage({ portfolio, provider, others }: Extract<PublicPage, { kind: 'portfolio' }>) {
  const { t, i18n } = useTranslation(['portfolio', 'planner'])
  const { title, description, services, images, month, place, style, guests, totalBudget, plannerBudget } = portfolio
  const euros = (amount: number | null) => (amount === null ? '' : formatEuros(amount, i18n.language))
  const facts = [
    [t('facts.date'), month === null ? '' : formatMonth(month, i18n.language)],
    [t('facts.place'), place],
    [t('facts.style'), style],
    [t('facts.guests'), guests === null ? '' : String(guests)],
    [t('facts.totalBudget'), euros(totalBudget)],
    [t('facts.plannerBudget'), euros(plannerBudget)],
  ] as const
  const said = facts.filter(([, words]) => words !== '')
  return (
    <Page title={t('title', { title, name: provider.name, city: provider.city })} width="page">
      <alliance-view data-kind="portfolio" data-portfolio={portfolio.publicId} hidden />
      <Box sx={[asideColumns, accentSx(provider.accent) ?? {}]}>
        <Box sx={contentColumn}>
          <Box>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {t('by')} <Link href={provider.profileUrl}>{provider.name}</Link>, {placeOf(provider)}
            </Typography>
          </Box>
          {said.length > 0 && (
            <DefinitionList entries={said} strong sx={{ gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))' }} />
          )}
          {images.length > 0 && (
            <ProfileSection heading="h2" title={t('photos')}>
              <PhotoGallery photos={images} name={title} linked />
            </ProfileSection>
          )}
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{description}</Typography>
          {services.length > 0 && (
            <ProfileSection heading="h2" title={t('services')}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {services.map((service) => (
                  <li key={service}>
                    <Chip label={service} variant="outlined" />
                  </li>
                ))}
              </Box>
            </ProfileSection>
          )}
        </Box>
        <AsideCard label={t('planner:write', { name: provider.name })} title={t('invitation')}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <ProviderPortrait provider={provider} size={64} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{provider.name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {placeOf(provider)}
              </Typography>
            </Box>
          </Box>
          <Typography variant="body2" color="textSecondary">
            {t('planner:promise')}
          </Typography>
          <Button href={`/?prestataire=${provider.id}`} variant="contained" size="large">
            {t('planner:write', { name: provider.name })}
          </Button>
          <Button href={provider.profileUrl} variant="outlined">
            {t('profile', { name: provider.name })}
          </Button>
        </AsideCard>
      </Box>
      {others.length > 0 && (
        <Box sx={{ mt: 8 }}>
          <ProfileSection heading="h2" title={t('others', { name: provider.name })}>
            <PortfolioCards label={t('others', { name: provider.name })} portfolios={others} />
          </ProfileSection>
        </Box>
      )}
    </Page>
  )
}
