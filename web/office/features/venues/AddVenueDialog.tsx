import { useMemo } from 'react'
import { SelectInput, TextInput } from 'react-admin'
import { addVenueSchema } from '../../../../src/api/schemas/pro/venueSchemas.ts'
import { type VenueType, venueTypes } from '../../../../src/domain/venue/venueType.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { AddRecordDialog } from '../../steps/AddRecordDialog.tsx'

interface NewVenue {
  readonly name: string
  readonly type: VenueType
}

/** Asks for name and type of a new venue, then opens its form. */
export function AddVenueDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rules = usePublicRules()
  const schema = useMemo(() => addVenueSchema(rules), [rules])
  return (
    <AddRecordDialog<NewVenue>
      schema={schema}
      defaultValues={{ name: '', type: '' }}
      add={(side, venue) => side.post('/venues', venue)}
      onClose={onClose}
    >
      <TextInput source="name" slotProps={{ htmlInput: { maxLength: rules.venues.name.most } }} />
      <SelectInput source="type" helperText={false} choices={venueTypes.map((id) => ({ id, name: t(`venues.type.${id}`) }))} />
    </AddRecordDialog>
  )
}
