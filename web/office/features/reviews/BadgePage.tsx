import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { CopyButton } from '../../kit/page/CopyButton.tsx'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { badgeCode, badgeSizes } from './badgeCode.ts'

/** /office/badge: a preview of the badge, and the code to embed it. */
export function BadgePage() {
  const t = useText()
  const locale = useLocale()
  const { data, error, refetch } = useRecord('badge', ownRecord)
  const [isDark, setDark] = useState(false)
  const [isLarge, setLarge] = useState(false)
  if (!data) {
    return (
      <Page title={t('pages.badge')} intro={t('badge.intro')}>
        {error ? <LoadError title={t('badge.failed')} error={error} onRetry={() => void refetch()} /> : <SkeletonLines />}
      </Page>
    )
  }
  const title = t('badge.frame', { name: data.name })
  const badge = { url: data.url, title, locale, theme: isDark ? 'dark' : 'light', size: isLarge ? 'large' : 'normal' } as const
  const { address, code } = badgeCode(badge)
  const { pathname, search } = new URL(address)
  return (
    <Page title={t('pages.badge')} intro={t('badge.intro')}>
      {data.profileUrl === null && <Alert severity="info">{t('badge.notPublic')}</Alert>}
      <Section of="page" title={t('badge.preview')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <FormControlLabel control={<Switch checked={isDark} onChange={(_event, on) => setDark(on)} />} label={t('badge.dark')} />
          <FormControlLabel control={<Switch checked={isLarge} onChange={(_event, on) => setLarge(on)} />} label={t('badge.large')} />
        </Box>
        <Box
          component="iframe"
          key={search}
          src={pathname + search}
          title={title}
          sx={{ ...badgeSizes[badge.size], maxWidth: 1, border: 0 }}
        />
      </Section>
      <Section of="page" title={t('badge.code')}>
        <Typography>{t('badge.how')}</Typography>
        <TextField
          fullWidth
          multiline
          label={t('badge.code')}
          value={code}
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: 14, overflowWrap: 'anywhere' } } }}
        />
        <CopyButton text={code} label={t('badge.copy')} isWide />
      </Section>
    </Page>
  )
}
