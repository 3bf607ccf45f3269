import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { SafeHtml } from '../../shared/profile/SafeHtml.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { LanguageFlags } from './LanguageFlags.tsx'
import { ProviderBadges } from './ProviderBadges.tsx'
import { ProviderPortrait } from './ProviderPortrait.tsx'
import { placeOf } from './placeOf.ts'
import { Reasons } from './Reasons.tsx'
import { ServiceList } from './ServiceList.tsx'
import { VenueLine } from './VenueLine.tsx'

/** Size of the round picture in pixels, without its border. */
export const portraitSize = 72
const excerptLines = 3

export interface ProviderCardProps {
  readonly provider: Prestataire
  /** Why the provider is suggested. */
  readonly reasons?: readonly string[]
  /** The state of the request, above the actions. */
  readonly status?: ReactNode
  /** The actions, at the bottom of the card. */
  readonly actions: ReactNode
  /** True when the card is selected; also shown by its outline. */
  readonly selected?: boolean
}

/** A provider or a venue at a glance: picture, name, place, services with prices, languages, activity. */
export function ProviderCard({ provider, reasons = [], status, actions, selected = false }: ProviderCardProps) {
  const nameId = useId()
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      sx={{
        position: 'relative',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        outline: selected ? 2 : 0,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
        transition: 'outline-color 150ms',
      }}
    >
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5, flex: 1 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <ProviderPortrait provider={provider} size={portraitSize} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography id={nameId} variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {provider.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {placeOf(provider)}
            </Typography>
            <VenueLine provider={provider} />
          </Box>
          <Box sx={{ alignSelf: 'flex-start', m: -1 }}>
            <FavouriteButton provider={provider} />
          </Box>
        </Box>
        <ProviderBadges provider={provider} />
        {provider.portrait && (
          <SafeHtml
            html={provider.portrait}
            sx={{
              typography: 'body2',
              overflowWrap: 'anywhere',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: excerptLines,
              overflow: 'hidden',
            }}
          />
        )}
        {provider.prestations.length > 0 && (
          <>
            <Divider />
            <ServiceList services={provider.prestations} />
          </>
        )}
        <Box sx={{ mt: 'auto', display: 'grid', gap: 1.5 }}>
          {provider.langues.length > 0 && <LanguageFlags languages={provider.langues} />}
          <Reasons reasons={reasons} />
          {status}
        </Box>
      </Box>
      <Divider />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>{actions}</Box>
    </Card>
  )
}
