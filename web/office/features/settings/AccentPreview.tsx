import StarIcon from '@mui/icons-material/Star'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AccentColour } from '../../../../src/domain/accentColour.ts'
import { accents } from '../../../shared/theme/accents.ts'
import { fontFamily, palette } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'
import { useMe } from '../../session/useMe.ts'

/** A preview of the public page's head in a colour. It always uses the light theme, as couples do. */
export function AccentPreview({ accent }: { readonly accent: AccentColour }) {
  const t = useText()
  const me = useMe()
  const colour = accents[accent]
  const name = me?.companyName || `${me?.firstname ?? ''} ${me?.lastname ?? ''}`.trim()
  return (
    <Box component="figure" aria-label={t('settings.accent.preview')} data-accent={accent} sx={{ m: 0 }}>
      <Typography variant="caption" component="figcaption" color="textSecondary" sx={{ mb: 1 }}>
        {t('settings.accent.preview')}
      </Typography>
      <Box aria-hidden sx={{ p: 2.5, borderRadius: 1.5, border: 1, borderColor: 'divider', bgcolor: palette.paper, color: palette.ink }}>
        <Box sx={{ fontFamily: fontFamily.heading, fontSize: 22, overflowWrap: 'anywhere' }}>{name}</Box>
        {accent !== 'evergreen' && <Box sx={{ width: 48, height: 3, mt: 1, borderRadius: 2, bgcolor: colour }} />}
        <Box sx={{ mt: 1.5, display: 'flex', color: accent === 'evergreen' ? palette.gold : colour }}>
          {[1, 2, 3, 4, 5].map((star) => (
            <StarIcon key={star} fontSize="small" />
          ))}
        </Box>
        <Box
          sx={{ mt: 2, display: 'inline-block', px: 2.5, py: 1, borderRadius: 1, bgcolor: colour, color: palette.card, fontWeight: 600 }}
        >
          {t('settings.accent.write')}
        </Box>
      </Box>
    </Box>
  )
}
