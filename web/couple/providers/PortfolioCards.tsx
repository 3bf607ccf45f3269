import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PortfolioCard } from '../../../src/api/schemas/portfolios.ts'
import { formatMonth } from '../../shared/i18n/format.ts'
import { Picture } from '../../shared/Picture.tsx'
import { ProviderGrid } from './ProviderGrid.tsx'

interface PortfolioCardsProps {
  readonly label: string
  readonly portfolios: readonly PortfolioCard[]
  readonly most?: 2 | 3
}

/** Portfolio cards, each linked to its page. */
export function PortfolioCards({ label, portfolios, most = 3 }: PortfolioCardsProps) {
  const { i18n } = useTranslation()
  return (
    <ProviderGrid label={label} most={most}>
      {portfolios.map(({ path, title, month, place, style, image }) => (
        <Card key={path} sx={{ height: '100%' }}>
          <CardActionArea href={path} sx={{ height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}>
            {image ? (
              <Picture
                src={image.thumb}
                alt=""
                width={480}
                height={360}
                sizes="(min-width: 900px) 360px, (min-width: 600px) 50vw, 100vw"
                sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3' }}
              />
            ) : (
              <Box sx={{ aspectRatio: '4 / 3', bgcolor: 'house.blush' }} />
            )}
            <CardContent sx={{ flex: 1 }}>
              <Typography component="h3" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                {[month && formatMonth(month, i18n.language), place, style].filter(Boolean).join(' · ')}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </ProviderGrid>
  )
}
