import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Disclosure } from '../../../../../src/api/schemas/couple/disclosures.ts'
import { useErrorText } from '../../../api/useErrorText.ts'
import { DisclosureItem } from './DisclosureItem.tsx'
import { DisclosuresSkeleton } from './DisclosuresSkeleton.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { useDisclosures } from './useDisclosures.ts'
import { useLiveDisclosures } from './useLiveDisclosures.ts'

/** The providers that saw the couple's contact data, and the state of each deletion request. */
export function Disclosures() {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch } = useDisclosures()
  useLiveDisclosures()
  return (
    <ProfileSection title={t('profile:disclosures.title')} introduction={t('profile:disclosures.introduction')}>
      {error && (
        <Alert severity="error" sx={{ mb: data ? 2 : 0 }} action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}>
          {t('profile:disclosures.failed', { error: errorText(error) })}
        </Alert>
      )}
      {data ? <DisclosureList disclosures={data} /> : !error && <DisclosuresSkeleton />}
    </ProfileSection>
  )
}

/** Further disclosures are shown on demand. */
const shownAtFirst = 5

function DisclosureList({ disclosures }: { readonly disclosures: readonly Disclosure[] }) {
  const { t } = useTranslation('profile')
  const [isWhole, setWhole] = useState(false)
  if (disclosures.length === 0) return <Typography>{t('disclosures.none')}</Typography>
  const shown = isWhole ? disclosures : disclosures.slice(0, shownAtFirst)
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          '& > li': { py: 2 },
          '& > li:first-of-type': { pt: 0 },
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {shown.map((disclosure) => (
          <DisclosureItem key={disclosure.requestId} disclosure={disclosure} />
        ))}
      </Box>
      {shown.length < disclosures.length && (
        <Button variant="outlined" onClick={() => setWhole(true)} sx={{ mt: 2 }}>
          {t('disclosures.all', { total: disclosures.length })}
        </Button>
      )}
    </>
  )
}
