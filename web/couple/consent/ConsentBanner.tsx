import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { width } from '../../shared/theme/tokens.ts'
import { useSite } from '../site/SiteProvider.tsx'

/**
 * The consent banner at the bottom of the window, with two equal answers. It does not block the page. Hidden until its island
 * (islands/ConsentElement.ts) or a public page's first script (lateScripts.ts) shows it, and not rendered when there is nothing to consent to.
 */
export function ConsentBanner({ later = false }: { readonly later?: boolean }) {
  const { t } = useTranslation('layout')
  if (!useSite().asksConsent) return null
  return (
    <alliance-consent data-later={later || undefined}>
      <Box
        component="section"
        hidden
        aria-label={t('consent.label')}
        tabIndex={-1}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          outline: 'none',
          '[data-asks-consent] &': { display: 'block !important' },
        }}
      >
        <Box
          sx={{
            maxWidth: width.page + 48,
            mx: 'auto',
            px: { xs: 2, sm: 3 },
            py: 1.5,
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            alignItems: { md: 'center' },
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 1,
          }}
        >
          <Typography variant="body2" role="status" sx={{ maxWidth: { md: width.text } }}>
            {t('consent.text')}{' '}
            <strong hidden data-answered="refused">
              {t('consent.refused')}
            </strong>
            <strong hidden data-answered="accepted">
              {t('consent.accepted')}
            </strong>
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, flex: 'none' }}>
            <Button variant="outlined" data-chooses="refused">
              {t('consent.refuse')}
            </Button>
            <Button variant="outlined" data-chooses="accepted">
              {t('consent.accept')}
            </Button>
          </Box>
        </Box>
      </Box>
    </alliance-consent>
  )
}
