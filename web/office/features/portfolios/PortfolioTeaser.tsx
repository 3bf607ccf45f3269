import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../i18n/useText.ts'
import { PremiumChip } from '../../kit/page/PremiumChip.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { PremiumButton } from '../../premium/PremiumButton.tsx'

interface PortfolioTeaserProps {
  /** True: without Premium there is a limit. False: there is none. */
  readonly isLimited: boolean
}

/** What Premium adds to portfolios. Rule POR-1. */
export function PortfolioTeaser({ isLimited }: PortfolioTeaserProps) {
  const t = useText()
  const gains = ['unlimited', 'extras', 'views'] as const
  return (
    <Box sx={{ mt: 5 }}>
      <Section of="page" title={t('portfolios.teaser.title')} intro={t('portfolios.teaser.intro')}>
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
          <PremiumChip />
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {gains
              .filter((gain) => isLimited || gain !== 'unlimited')
              .map((gain) => (
                <Box component="li" key={gain} sx={{ display: 'flex', gap: 1 }}>
                  <DoneIcon aria-hidden fontSize="small" color="success" sx={{ mt: 0.25 }} />
                  <Typography>{t(`portfolios.teaser.${gain}`)}</Typography>
                </Box>
              ))}
          </Box>
          <PremiumButton />
        </Box>
      </Section>
    </Box>
  )
}
