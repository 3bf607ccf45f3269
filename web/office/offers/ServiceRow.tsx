import Box from '@mui/material/Box'
import { useId } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { OfferedService } from '../../../src/domain/referenceValues.ts'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'
import { CheckboxInput } from '../kit/form/CheckboxInput.tsx'
import { PriceInput } from './PriceInput.tsx'

/** A service that is not offered shows only its checkbox, so that the list of nine stays short. */
const rowSx = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  alignItems: 'start',
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { pb: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px 210px minmax(0, 1fr)' },
  // The height of a touch target.
  '& .MuiFormControlLabel-root': { minHeight: 44 },
} as const

/** A service: whether it is offered, price, description and visibility. A table row, or a card on a phone. */
export function ServiceRow({ service }: { readonly service: OfferedService }) {
  const nameId = useId()
  const { description } = usePublicRules().offeredServices
  const isOffered = useWatch({ name: `${service}.offered` }) === true
  return (
    <Box role="group" aria-labelledby={nameId} sx={rowSx}>
      <Box id={nameId} sx={{ '& .MuiFormControlLabel-label': { fontWeight: isOffered ? 600 : 400 } }}>
        <CheckboxInput source={`${service}.offered`} label={`services.fields.${service}`} />
      </Box>
      {isOffered && (
        <>
          <div>
            <PriceInput source={`${service}.startingFrom`} label="services.fields.startingFrom" />
            <CheckboxInput source={`${service}.priceVisible`} label="services.fields.priceVisible" />
          </div>
          <div>
            <TextInput
              source={`${service}.description`}
              label="services.fields.description"
              helperText={false}
              multiline
              minRows={2}
              maxRows={8}
              slotProps={{ htmlInput: { maxLength: description } }}
            />
            <CheckboxInput source={`${service}.descriptionVisible`} label="services.fields.descriptionVisible" />
          </div>
        </>
      )}
    </Box>
  )
}
