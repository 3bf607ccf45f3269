import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PortfolioExtras } from '../../../../src/api/schemas/pro/portfolioSchemas.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useText } from '../../i18n/useText.ts'
import type { Versioned } from '../../kit/data/conflict.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { PremiumChip } from '../../kit/page/PremiumChip.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { useSideChange } from '../../media/useSideChange.ts'
import { PremiumButton } from '../../premium/PremiumButton.tsx'
import { useExtraInWords } from './useExtraInWords.ts'

/** react-admin's record type does not know our branded ids. */
export type ShownExtras = Omit<PortfolioExtras, 'id'> & Versioned & { readonly id: string }

const nothing = { place: '', style: '', guests: null, totalBudget: null, plannerBudget: null, isBudgetHidden: false } as const
const fields = ['place', 'style', 'guests', 'totalBudget', 'plannerBudget'] as const

/** The Premium details without Premium: read only. Values given earlier can be removed. */
export function LockedExtras({ extras }: { readonly extras: ShownExtras }) {
  const t = useText()
  const inWords = useExtraInWords()
  const [isAsking, setAsking] = useState(false)
  const { id, etag = '' } = extras
  const { mutate, ...change } = useSideChange<ShownExtras>(queryKeys.resource('portfolioExtras'), {
    failed: 'kit.saveFailed',
    showsFailure: true,
  })
  const close = () => setAsking(false)
  const clear = () =>
    mutate(
      { send: (side) => side.put('/portfolio-extras/:id', { params: { id }, body: nothing, headers: { 'if-match': etag } }) },
      { onSuccess: close },
    )
  const isKept = fields.some((field) => extras[field] !== nothing[field])
  const shown = (field: (typeof fields)[number]) => (
    <TextField
      key={field}
      fullWidth
      disabled
      label={t(`portfolioExtras.fields.${field}`)}
      value={inWords(field, extras[field]) ?? extras[field] ?? ''}
    />
  )
  return (
    <Section of="page" title={t('pages.portfolioExtras')} intro={t('portfolioExtras.wedding.intro')}>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
        <PremiumChip />
        <Typography>{t(isKept ? 'portfolioExtras.lockedKept' : 'portfolioExtras.locked')}</Typography>
        <PremiumButton />
      </Box>
      {shown('place')}
      <FormRow columns="minmax(0, 2fr) minmax(0, 1fr)">
        {shown('style')}
        {shown('guests')}
      </FormRow>
      <FormRow>
        {shown('totalBudget')}
        {shown('plannerBudget')}
      </FormRow>
      {isKept && (
        <Button color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start', px: 2, minHeight: 44 }}>
          {t('portfolioExtras.clear')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        command={{ ...change, mutate: clear }}
        title={t('portfolioExtras.clearTitle')}
        confirm={t('portfolioExtras.clear')}
        failed={t('kit.saveFailed')}
        color="error"
      >
        {t('portfolioExtras.clearText')}
      </ConfirmDialog>
    </Section>
  )
}
