import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { AccentColour } from '../../../../src/domain/accentColour.ts'
import { accents } from '../../../shared/theme/accents.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { PremiumChip } from '../../kit/page/PremiumChip.tsx'
import { PremiumButton } from '../../premium/PremiumButton.tsx'
import { AccentPreview } from './AccentPreview.tsx'

type AccentChoiceProps = Pick<RecordOf<'settings'>, 'accent' | 'premium'>

/** The colour of the public page, with a preview. Without Premium it cannot be changed. Rule COL-1. */
export function AccentChoice({ accent, premium }: AccentChoiceProps) {
  const t = useText()
  const call = useSideCall()
  const queries = useQueryClient()
  const notify = useNotify()
  const labelId = useId()
  const [chosen, setChosen] = useState<AccentColour>()
  const shown = chosen ?? accent
  const save = useMutation({
    mutationFn: (wanted: AccentColour) => call((side) => side.put('/settings/accent', { body: { accent: wanted } })),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: queryKeys.resource('settings') })
      setChosen(undefined)
      notify('settings.accent.saved', { type: 'success' })
    },
    onError: ({ message }: Error) => notify(message || 'kit.saveFailed', { type: 'error' }),
  })
  return (
    <>
      {!premium && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
          <PremiumChip />
          <Typography variant="body2" sx={{ flex: '1 1 260px' }}>
            {t(accent === 'evergreen' ? 'settings.accent.premiumOnly' : 'settings.accent.keptFor')}
          </Typography>
          <PremiumButton variant="outlined" />
        </Box>
      )}
      <FormControl>
        <FormLabel id={labelId}>{t('settings.accent.label')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={shown}
          onChange={({ target }) => setChosen(AccentColour.options.find((option) => option === target.value))}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))', columnGap: 1 }}
        >
          {AccentColour.options.map((option) => (
            <FormControlLabel
              key={option}
              value={option}
              disabled={!premium || save.isPending}
              control={<Radio />}
              label={<Swatch accent={option} />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <AccentPreview accent={shown} />
      {premium && (
        <Button
          variant="contained"
          loading={save.isPending}
          disabled={shown === accent}
          onClick={() => save.mutate(shown)}
          sx={{ justifySelf: 'start' }}
        >
          {t('kit.save')}
        </Button>
      )}
    </>
  )
}

/** A colour and its name. */
function Swatch({ accent }: { readonly accent: AccentColour }) {
  const t = useText()
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 20,
          height: 20,
          borderRadius: 5,
          bgcolor: accents[accent],
          border: 1,
          borderColor: 'divider',
          forcedColorAdjust: 'none',
          flex: 'none',
        }}
      />
      {t(`settings.accent.names.${accent}`)}
    </Box>
  )
}
